import { type Actor, canBulkScore, decideQueue, judgingClosed, routeRights } from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import type { BatchState, EntryState } from './batch-state.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';
import type { Verdict } from './decide-attempts.ts';

/**
 * Decides a command on the queue of a known route and, if it is applied, writes it into the state. Keeps
 * people who no longer climb out of queues. (scoring rules, section 8)
 *
 * @param entry the climber concerned; null for reordering
 */
export function decideOnQueue(
  state: BatchState,
  actor: Actor | null,
  command: ScoringCommand,
  entry: EntryState | null,
): Verdict {
  if (!isQueueKind(command.kind)) throw new TypeError(`${command.kind} is not about a queue`);
  const { competition, queues } = state;
  const queue = queues.get(command.route) ?? { route: command.route, version: 0, users: [], savedVersion: 0 };
  const phase = phaseOf(competition, state.nowMs, command.route);
  const closed = judgingClosed(phase);
  const allowed =
    actor === null ||
    canBulkScore(actor) ||
    routeRights(actor, competition.rules, command.route, phase).canJudge;
  if (!allowed)
    return { outcome: 'HELD', reason: closed ?? 'judge.not_allowed', streamVersion: queue.version };

  const { kind, competitor } = command;
  const stays = kind === 'queue.add' && entry?.status !== 'ENTERED';
  const users = stays ? queue.users : decideQueue(kind, queue.users, competitor, { queue: command.queue });
  if (users.length === queue.users.length && users.every((user, index) => user === queue.users[index])) {
    return { outcome: 'APPLIED', changed: null, streamVersion: queue.version };
  }
  const version = queue.version + 1;
  queues.set(command.route, { ...queue, version, users });
  return { outcome: 'APPLIED', changed: { written: null }, streamVersion: version };
}
