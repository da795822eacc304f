import { useCompetition, useVenueRoutes } from '@topout/api-client';
import { ButtonLink, PauseIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { marksText } from '../conflicts/marks-text.ts';
import styles from './held-notice.module.css';
import { texts } from './texts.ts';
import type { HeldLine } from './use-settleable.ts';

export interface HeldNoticeProps {
  readonly competition: string;
  /** At least one. */
  readonly held: readonly HeldLine[];
}

/** What needs a decision: of a single result who, and between which results. */
export function HeldNotice({ competition, held }: HeldNoticeProps) {
  const { data } = useCompetition(competition);
  const { data: routes } = useVenueRoutes(data?.venues[0]?.uuid ?? null, competition);
  const [line] = held;
  const route = routes?.find(({ uuid }) => uuid === line?.route);
  const about = held.length === 1 && line?.competitorName ? line : null;
  return (
    <output className={styles.held}>
      <PauseIcon />
      <span className={styles.text}>
        {about?.competitorName && (
          <span className={styles.title}>
            {texts.which(
              about.competitorName,
              [...(about.attempts ? [about] : []), ...about.reports].map(({ attempts }) =>
                marksText(attempts ?? [], route),
              ),
            )}
          </span>
        )}
        <span className={about ? undefined : styles.title}>{texts.heldResults(held.length)}</span>
        <span>{texts.heldHint(held.length)}</span>
      </span>
      <ButtonLink as={Link} to={whereToDecide(competition, held)} className={styles.decide}>
        {texts.decide}
      </ButtonLink>
    </output>
  );
}

/**
 * A single one is decided where it was logged; several, or one for a person who is no longer entered, in a
 * list.
 */
function whereToDecide(competition: string, [first, ...more]: readonly HeldLine[]): string {
  if (!first || more.length > 0 || (first.onServer && first.entry === null)) return `/${competition}/held`;
  return `/${competition}/judge/${first.route}/${first.competitor ?? ''}`;
}
