import { UnsentNotices, type UnsentNoticesProps } from './unsent-notices.tsx';
import { useSettleable } from './use-settleable.ts';

/** What part of a judge's work is not on the server yet or waits for a decision. */
export function OutboxNotices(props: Omit<UnsentNoticesProps, 'held'>) {
  return <UnsentNotices {...props} held={useSettleable(props.competition)} />;
}
