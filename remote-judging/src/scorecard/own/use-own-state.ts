import { type OutboxItem, useOutbox } from '@topout/api-client';
import { commandState, type ResultState } from '@topout/domain';

export interface OwnState {
  readonly state: ResultState;
  /** Why it was held or refused. */
  readonly reason: string | null;
}

/** How long a confirmed result says so in its row, ms. */
const saysConfirmedMs = 5_000;

/**
 * How far this phone's newest command on a route has got; null if there is nothing to say.
 *
 * @param logs what the commands begin with: a climber's own, or their marker's
 */
export function useOwnState(route: string, user: string, logs: 'attempts.' | 'result.mark'): OwnState | null {
  const newest = useOutbox()?.items.findLast(
    ({ command }) => command.route === route && command.competitor === user && command.kind.startsWith(logs),
  );
  return newest && !isOver(newest)
    ? { state: commandState(newest), reason: newest.reason?.message ?? null }
    : null;
}

const isOver = ({ state, changedAt }: OutboxItem) =>
  state === 'confirmed' && Date.now() - changedAt > saysConfirmedMs;
