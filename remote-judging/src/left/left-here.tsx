import { useEntries } from '@topout/api-client';
import { Button, ButtonLink, Card, Stack } from '@topout/ui';
import { Link } from 'react-router-dom';
import type { Judging } from '../competition/use-judging.ts';
import { type MarkedRoute, marksText } from '../conflicts/marks-text.ts';
import { StateLabel } from '../outbox/state-label.tsx';
import styles from './left-here.module.css';
import { texts } from './texts.ts';
import { type Left, useLeft } from './use-left.ts';

export interface LeftHereProps {
  readonly judging: Judging;
  readonly uuid: string;
  /** Absent if the competition no longer has it. */
  readonly route: MarkedRoute;
}

/** For a route taken away from a judge: their results that do not count yet, and what happens to them. */
export function LeftHere({ judging, uuid, route }: LeftHereProps) {
  const { competition } = judging;
  const left = useLeft(judging, uuid);
  const { data: entries, error } = useEntries(competition.uuid);
  if (left.length === 0 || (!entries && !error)) return null;
  const nameOf = ({ user, name }: Left) =>
    entries?.find((entry) => entry.user.uuid === user)?.user.name ?? name ?? texts.unknown;
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.hint}>{texts.hint}</p>
      </div>
      <ul className={styles.list} aria-label={texts.title}>
        {left.map((one) => (
          <li key={one.key}>
            <LeftResult left={one} name={nameOf(one)} route={route} />
          </li>
        ))}
      </ul>
      {left.some(({ state }) => state === 'held') && (
        <ButtonLink as={Link} to={`/${competition.uuid}/held`} fullWidth>
          {texts.toHeld}
        </ButtonLink>
      )}
    </Card>
  );
}

interface LeftResultProps {
  readonly left: Left;
  readonly name: string;
  readonly route: MarkedRoute;
}

function LeftResult({ left: { attempts, state, send }, name, route }: LeftResultProps) {
  return (
    <Stack gap={2}>
      <p className={styles.who}>
        <span className={styles.name}>{name}</span>
        <strong>{attempts.length === 0 ? texts.cleared : marksText(attempts, route)}</strong>
        <StateLabel state={state} />
      </p>
      <p className={styles.hint}>{hintOf(state)}</p>
      {send && (
        <Button
          size="judge"
          variant="primary"
          fullWidth
          aria-label={texts.send(name)}
          onClick={() => void send()}
        >
          {texts.sendShort}
        </Button>
      )}
    </Stack>
  );
}

function hintOf(state: Left['state']): string {
  if (state === 'draft' || state === 'unstored' || state === 'held') return texts.of[state];
  return texts.of.phone;
}
