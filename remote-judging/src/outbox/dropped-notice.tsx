import type { Outbox, OutboxItem } from '@topout/api-client';
import { Button, Notice } from '@topout/ui';
import { droppedOf } from './dropped.ts';
import { texts } from './texts.ts';

export interface DroppedNoticeProps {
  readonly items: readonly OutboxItem[];
  readonly outbox: Outbox;
}

/** A note about queue changes and confirmations that had no effect. */
export function DroppedNotice({ items, outbox }: DroppedNoticeProps) {
  const dropped = droppedOf(items);
  if (dropped.length === 0) return null;
  const why = new Set(dropped.map(({ reason }) => reason?.message));
  const ofQueues = dropped.some(({ command }) => command.kind.startsWith('queue.'));
  return (
    <Notice
      title={ofQueues ? texts.dropped : texts.notConfirmed}
      action={
        <Button onClick={() => dropped.forEach(({ id }) => void outbox.forget(id))}>
          {texts.understood}
        </Button>
      }
    >
      {[...why].join(' ')}
    </Notice>
  );
}
