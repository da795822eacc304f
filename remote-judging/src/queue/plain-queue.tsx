import { EmptyState } from '@topout/ui';
import styles from './climber-list.module.css';
import type { QueueListProps } from './queue-list.ts';
import { QueuedRow } from './queued-row.tsx';
import { RemoveButton } from './remove-button.tsx';
import { texts } from './texts.ts';

/** The queue as it is, without reordering. */
export function PlainQueue({ queued, waiting, route, commands, canJudge }: QueueListProps) {
  if (queued.length === 0)
    return (
      <EmptyState title={waiting.length === 0 ? texts.queueEmpty : texts.noMatch}>
        {waiting.length === 0 && canJudge ? texts.queueEmptyHint : undefined}
      </EmptyState>
    );
  return (
    <ol aria-label={texts.queueList} className={styles.queue}>
      {queued.map((climber) => (
        <li key={climber.user} className={styles.item}>
          <QueuedRow
            climber={climber}
            route={route}
            place={waiting.indexOf(climber) + 1}
            canJudge={canJudge}
          />
          {canJudge && <RemoveButton climber={climber} onRemove={commands.remove} />}
        </li>
      ))}
    </ol>
  );
}
