import type { CommandKind } from '@topout/domain';

/** The commands that turn one queue into another: who leaves, who joins, and the final order. */
export function queueSteps(
  before: readonly string[],
  wanted: readonly string[],
): { kind: Extract<CommandKind, `queue.${string}`>; competitor: string | null; queue?: readonly string[] }[] {
  const [had, wants] = [new Set(before), new Set(wanted)];
  return [
    ...before
      .filter((user) => !wants.has(user))
      .map((competitor) => ({ kind: 'queue.remove' as const, competitor })),
    ...[...wants]
      .filter((user) => !had.has(user))
      .map((competitor) => ({ kind: 'queue.add' as const, competitor })),
    { kind: 'queue.move', competitor: null, queue: [...wants] },
  ];
}
