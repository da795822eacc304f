import { ButtonLink, Card, PrintIcon, ProgressBar } from '@topout/ui';
import { Link } from 'react-router-dom';
import type { Check } from './checklist.ts';
import styles from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

interface ReadinessProps {
  readonly competition: string;
  readonly checks: readonly Check[];
  /** The running stage if there are several; null if the competition has one. */
  readonly stage: string | null;
}

/** Whether the competition can run, and the one next step. */
export function Readiness({ competition, checks, stage }: ReadinessProps) {
  const missing = checks.filter(({ required, done }) => required && !done);
  const done = checks.filter((check) => check.done).length;
  const [next] = missing;
  return (
    <Card className={styles.readiness}>
      <div className={styles.words}>
        <h2>
          {next
            ? texts.missingTitle(missing.length)
            : stage === null
              ? texts.readyTitle
              : texts.stageReady(stage)}
        </h2>
        <p className={styles.text}>{next ? texts.missing : texts.ready}</p>
      </div>
      <ProgressBar
        label={texts.checks}
        value={done}
        max={checks.length}
        text={texts.progress(done, checks.length)}
      />
      {next ? (
        <ButtonLink as={Link} to={`/${competition}/${next.to}`} variant="primary" size="lg">
          {next.title}
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to={`/${competition}/print`} variant="primary" size="lg" icon={<PrintIcon />}>
          {texts.print}
        </ButtonLink>
      )}
    </Card>
  );
}
