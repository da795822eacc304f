import { SortableList } from '@topout/ui/sortable';
import type { QueueListProps } from './queue-list.ts';
import { QueuedRow } from './queued-row.tsx';
import { RemoveButton } from './remove-button.tsx';
import { texts } from './texts.ts';

/** The queue, for reordering: saves the whole new list (behaviour: judging#queue). */
export default function SortableQueue({ queued, route, commands, canJudge }: QueueListProps) {
  return (
    <SortableList
      slim
      label={texts.queueList}
      items={queued}
      getId={({ user }) => user}
      getName={({ name }) => name}
      renderItem={(climber, index) => (
        <QueuedRow climber={climber} route={route} place={index + 1} canJudge={canJudge} />
      )}
      renderActions={(climber) => <RemoveButton climber={climber} onRemove={commands.remove} />}
      onReorder={commands.move}
    />
  );
}
