import { addCommands } from '@topout/api-client';
import { Button } from '@topout/ui';
import { queueTexts as texts } from './texts.ts';
import type { OwnPlace } from './own-queues.ts';

export interface LeaveButtonProps {
  readonly competition: string;
  readonly place: OwnPlace;
  /** Of the route. */
  readonly name: string;
}

/** Leaves a queue: at once, or kept on the phone until there is a network. */
export function LeaveButton({ competition, place: { route, competitor, leaving }, name }: LeaveButtonProps) {
  const leave = () =>
    void addCommands(competition, [{ kind: 'queue.remove', route, competitor, base: null, payload: {} }]);
  return (
    <Button disabled={leaving} aria-label={texts.leaveAt(name)} onClick={leave}>
      {texts.leave}
    </Button>
  );
}
