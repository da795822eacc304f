import type { Outbox, OutboxItem } from '@topout/api-client';
import { isIncidentKind } from '@topout/domain';
import { Button, Notice } from '@topout/ui';
import { droppedOf } from './dropped.ts';
import { texts } from './texts.ts';

export interface DroppedNoticeProps {
  readonly items: readonly OutboxItem[];
  readonly outbox: Outbox;
}

/** A note about queue changes, confirmations and incidents that had no effect. */
export function DroppedNotice({ items, outbox }: DroppedNoticeProps) {
  const dropped = droppedOf(items);
  if (dropped.length === 0) return null;
  const why = new Set(dropped.map(({ reason }) => reason?.message));
  const kinds = dropped.map(({ command }) => command.kind);
  const title = kinds.some(isIncidentKind)
    ? kinds.includes('incident.record')
      ? texts.notRecorded
      : texts.notWithdrawn
    : kinds.some((kind) => kind.startsWith('queue.'))
      ? texts.dropped
      : texts.notConfirmed;
  return (
    <Notice
      title={title}
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
