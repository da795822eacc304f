import type { Attempt, BoardRoute } from '../model.ts';
import { saysTheSame, truncateAfterTop } from './list.ts';
import { settled } from './settle.ts';

type Listed = Omit<Attempt, 'judge' | 'timestamp'>;

/**
 * The list that a command makes of another: the one rule for the server, for the phone that paints ahead of it, and for what is
 * held. An attempt that says what it said stays as it was, its judge with it; one that is sent twice is there once.
 *
 * @param route null = as the judge meant it, whatever the route makes of it
 * @source spec 2 §4: a boulder's list ends with its first top
 */
export function attemptsAfter<T extends Listed>(
  before: readonly T[],
  command: {
    readonly kind: 'attempts.append' | 'attempts.replace' | 'attempts.clear';
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
  if (command.kind === 'attempts.append') return [...before, ...sent.filter(({ uuid }) => !known.has(uuid))];
  return route?.climbType === 'BOULDER' ? truncateAfterTop(sent) : sent;
}
