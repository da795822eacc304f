import { Section } from '@topout/ui';
import { SortableList } from '@topout/ui/sortable';
import { ClimberRow } from './climber-row.tsx';
import type { QueueListProps } from './queue-list.ts';
import { RemoveButton } from './remove-button.tsx';
import { texts } from './texts.ts';

/** The queue, for reordering: saves the whole new list (behaviour: judging#queue). */
export default function SortableQueue({ queued, total, route, commands }: QueueListProps) {
  return (
    <Section title={texts.queue(total)}>
      <SortableList
        label={texts.queueList}
        items={queued}
        getId={({ user }) => user}
        getName={({ name }) => name}
        renderItem={(climber) => <ClimberRow climber={climber} route={route} />}
        renderActions={(climber) => <RemoveButton climber={climber} onRemove={commands.remove} />}
        onReorder={commands.move}
      />
    </Section>
  );
}
