import { classNames, EmptyState, Section } from '@topout/ui';
import { ClimberRow } from './climber-row.tsx';
import styles from './climber-list.module.css';
import type { QueueListProps } from './queue-list.ts';
import { RemoveButton } from './remove-button.tsx';
import { texts } from './texts.ts';

/** The queue as it is, without reordering. */
export function PlainQueue({ queued, total, route, commands, canJudge }: QueueListProps) {
  return (
    <Section title={texts.queue(total)}>
      {queued.length === 0 ? (
        <EmptyState title={total === 0 ? texts.queueEmpty : texts.noMatch}>
          {total === 0 && canJudge ? texts.queueEmptyHint : undefined}
        </EmptyState>
      ) : (
        <ol aria-label={texts.queueList} className={classNames(styles.list, styles.queue)}>
          {queued.map((climber) => (
            <li key={climber.user} className={styles.item}>
              <ClimberRow climber={climber} route={route} />
              {canJudge && <RemoveButton climber={climber} onRemove={commands.remove} />}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
