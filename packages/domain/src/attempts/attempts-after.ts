import type { Attempt, BoardRoute } from '../model.ts';
import type { CommandKind } from '../vocabulary.ts';
import { saysTheSame, truncateAfterTop } from './list.ts';
import { settled } from './settle.ts';

/** What a command does to attempts: a restart adds, as an append does. */
export type AttemptKind = Extract<CommandKind, `attempts.${string}`>;

type Listed = Omit<Attempt, 'judge' | 'timestamp'>;

/**
 * Applies a command to a list of attempts: the one rule for the server, for the phone, which paints ahead of
 * it, and for held commands. An attempt that says nothing new stays as it was, with its judge; one sent twice
 * appears once.
 *
 * @param route null = as the judge meant it, ignoring the route's limits
 * @source behaviour: judging#saving, a boulder's list ends with its first top
 */
export function attemptsAfter<T extends Listed>(
  before: readonly T[],
  command: {
    readonly kind: AttemptKind;
    readonly attempts: readonly T[];
  },
  route: Pick<BoardRoute, 'climbType' | 'segmentsCount'> | null,
): readonly T[] {
  if (command.kind === 'attempts.clear') return [];
  const known = new Map(before.map((attempt) => [attempt.uuid, attempt]));
  const sent = command.attempts.map((attempt) => {
    const now = route ? settled(attempt, route) : attempt;
    const was = known.get(now.uuid);
    return was && saysTheSame(was, now) ? was : now;
  });
  if (command.kind !== 'attempts.replace') return [...before, ...sent.filter(({ uuid }) => !known.has(uuid))];
  return route?.climbType === 'BOULDER' ? truncateAfterTop(sent) : sent;
}
