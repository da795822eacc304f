import { Badge } from '@topout/ui';
import { queueTexts as texts } from './texts.ts';
import { useOwnPlace, useQueueAt } from './own-queues.ts';

export interface QueueLengthProps {
  readonly route: string;
  /** Profile uuid of the climber. */
  readonly user: string;
}

/** In a route's row: how many wait there, or the own place. */
export function QueueLength({ route, user }: QueueLengthProps) {
  const queue = useQueueAt(route);
  const place = useOwnPlace(route, user);
  if (place) return <Badge tone="info">{texts.place(place.before)}</Badge>;
  return queue && queue.waiting > 0 ? <Badge>{texts.length(queue.waiting)}</Badge> : null;
}
