import { RefusedError, resolveHeld, useOutbox } from '@topout/api-client';
import { canBulkScore } from '@topout/domain';
import { Card, Notice } from '@topout/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { choicesFor, type ConflictChoice } from './conflict-choices.ts';
import styles from './conflict.module.css';
import { DecisionButtons } from './decision-buttons.tsx';
import type { HeldCardProps } from './held-card-props.ts';
import { Marks } from './marks.tsx';

/** One held result: both versions side by side, and what can be done. */
export default function HeldCard({ held, judging, route, stream }: HeldCardProps) {
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
