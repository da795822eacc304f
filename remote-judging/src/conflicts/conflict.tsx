import { RefusedError, resolveHeld, type Route, useOutbox } from '@topout/api-client';
import { canBulkScore } from '@topout/domain';
import { Card, Notice } from '@topout/ui';
import { useState } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownStream } from '../outbox/overlay-attempts.ts';
import { type HeldResult, useSettleable } from '../outbox/use-settleable.ts';
import { texts } from '../texts.ts';
import { choicesFor, type ConflictChoice } from './conflict-choices.ts';
import styles from './conflict.module.css';
import { DecisionButtons } from './decision-buttons.tsx';
import { Marks } from './marks.tsx';

export interface ConflictProps {
  readonly judging: Judging;
  readonly route: Route;
  readonly user: string;
  /** What counts now. */
  readonly stream: ShownStream;
}

/** The judge's results on this stream that are held: both versions side by side, and what can be done. */
export function Conflict({ judging, route, user, stream }: ConflictProps) {
  const held = useSettleable(judging.competition.uuid).filter(
    (result) => result.route === route.uuid && result.competitor === user,
  );
  return held.map((result) => (
    <HeldCard key={result.id} held={result} judging={judging} route={route} stream={stream} />
  ));
}

interface HeldCardProps extends Omit<ConflictProps, 'user'> {
  readonly held: HeldResult;
}

function HeldCard({ held, judging, route, stream }: HeldCardProps) {
  const outbox = useOutbox()?.outbox;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const choices = choicesFor(held, route.climbType, canBulkScore(judging.actor));
  const isConflict = held.reason?.code === 'stream.changed';

  async function decide({ action }: ConflictChoice) {
    setBusy(true);
    setFailure(null);
    try {
      await resolveHeld(judging.competition.uuid, held, action);
      await outbox?.forget(held.id);
    } catch (error) {
      setFailure(error instanceof RefusedError ? error.message : texts.decideOnline);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{isConflict ? texts.conflictTitle : texts.heldTitle}</h2>
        <p className={styles.hint}>{isConflict ? texts.conflictHint : held.reason?.message}</p>
      </div>
      <div className={styles.sides}>
        <Marks
          title={texts.onTheServer}
          attempts={stream.attempts}
          route={route}
          empty={texts.nothingThere}
        />
        <Marks title={texts.onYourPhone} attempts={held.attempts ?? []} route={route} empty={texts.cleared} />
      </div>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {!isConflict && <p className={styles.hint}>{texts.tellStaff}</p>}
      {held.onServer ? (
        <DecisionButtons choices={choices} busy={busy} onDecide={(choice) => void decide(choice)} />
      ) : (
        <p className={styles.hint}>{texts.decideOnline}</p>
      )}
    </Card>
  );
}
