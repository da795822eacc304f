import { AlertIcon, CheckCircleIcon, List, ListLink, PlusIcon, VisuallyHidden } from '@topout/ui';
import { Link } from 'react-router-dom';
import type { Check } from './checklist.ts';
import styles from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

interface ChecksProps {
  readonly competition: string;
  readonly checks: readonly Check[];
}

/** Everything to do: its state, and a link to it. */
export const Checks = ({ competition, checks }: ChecksProps) => (
  <List aria-label={texts.checks}>
    {checks.map((check) => (
      <ListLink
        key={check.id}
        as={Link}
        to={`/${competition}/${check.to}`}
        leading={<Mark {...check} />}
        title={check.title}
        subtitle={check.state}
      />
    ))}
  </List>
);

function Mark({ done, required }: Pick<Check, 'done' | 'required'>) {
  const [word, look, Icon] = done
    ? [texts.done, styles.done, CheckCircleIcon]
    : required
      ? [texts.todo, styles.todo, AlertIcon]
      : [texts.optional, styles.optional, PlusIcon];
  return (
    <span className={look} title={word}>
      <Icon size={22} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
