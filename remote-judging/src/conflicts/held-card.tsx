import { canBulkScore } from '@topout/domain';
import { Card, Notice } from '@topout/ui';
import { texts as shared } from '../texts.ts';
import { choicesFor, staffChoicesFor } from './conflict-choices.ts';
import styles from './conflict.module.css';
import { DecisionButtons } from './decision-buttons.tsx';
import type { HeldCardProps } from './held-card-props.ts';
import { Marks } from './marks.tsx';
import { texts } from './texts.ts';
import { useResolve } from './use-resolve.ts';

/** One held result: both versions side by side, and what can be done. */
export function HeldCard({ held, judging, route, stream, about, loggedTitle }: HeldCardProps) {
  const { busy, failure, resolve } = useResolve(judging.competition.uuid, held);
  const corrects = canBulkScore(judging.actor);
  const isMine = loggedTitle === undefined;
  const isConflict = held.reason?.code === 'stream.changed';
  const choices = isMine
    ? choicesFor(held, route.climbType, corrects)
    : corrects
      ? staffChoicesFor(held, route.climbType)
      : [];

  return (
    <Card className={styles.card}>
      {about}
      <div>
        <h2 className={styles.title}>{isConflict ? texts.conflictTitle : shared.heldTitle}</h2>
        <p className={styles.hint}>{isConflict ? texts.conflictHint : held.reason?.message}</p>
      </div>
      <div className={styles.sides}>
        <Marks
          title={texts.onTheServer}
          attempts={stream.attempts}
          route={route}
          empty={shared.nothingThere}
        />
        <Marks
          title={loggedTitle ?? texts.onYourPhone}
          attempts={held.attempts ?? []}
          route={route}
          empty={texts.cleared}
        />
      </div>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {!isConflict && !corrects && <p className={styles.hint}>{texts.tellStaff}</p>}
      {held.onServer ? (
        <DecisionButtons choices={choices} busy={busy} onDecide={({ action }) => void resolve(action)} />
      ) : (
        <p className={styles.hint}>{texts.decideOnline}</p>
      )}
    </Card>
  );
}
