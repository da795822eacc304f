import { type CommandAnswer, isUnsent, type OutboxItem, streamOf } from './item.ts';

/** As many as the server takes at once. */
const batchSize = 50;

/**
 * What to send next: of one competition, the oldest unsent commands. Of the attempts of a stream only the first,
 * because it makes the base of the second, and a command once sent must never change.
 */
export function nextBatch(items: readonly OutboxItem[], size = batchSize): OutboxItem[] {
  const unsent = items.filter(isUnsent);
  const competition = unsent[0]?.competition;
  const waiting = new Set(unsent.map(({ id }) => id));
  return unsent
    .filter(
      (item) => item.competition === competition && !(item.follows !== null && waiting.has(item.follows)),
    )
    .slice(0, size);
}

/** The items that these answers change: those they are for, and those that follow them in their streams. */
export function settleAll(
  items: readonly OutboxItem[],
  answers: readonly CommandAnswer[],
  now: number,
): OutboxItem[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return items.flatMap((item) => {
    const own = byId.get(item.id);
    const before = item.follows === null ? undefined : byId.get(item.follows);
    const based = before ? unchained(item, before) : item;
    return own ? [settled(based, own, now)] : before ? [based] : [];
  });
}

/** A change of a queue that was dropped is done with; its reason says that it came to nothing. */
const stateOf = { APPLIED: 'confirmed', DROPPED: 'confirmed', HELD: 'held', REFUSED: 'refused' } as const;

const settled = (item: OutboxItem, { outcome, reason, version }: CommandAnswer, now: number): OutboxItem => ({
  ...item,
  state: stateOf[outcome],
  reason,
  version: outcome === 'APPLIED' ? version : null,
  changedAt: now,
});

/** Built on what was applied. Where that was not applied it keeps the old base, and the server will hold it too. */
const unchained = (item: OutboxItem, { outcome, version }: CommandAnswer): OutboxItem => ({
  ...item,
  follows: null,
  command:
    outcome === 'APPLIED' && item.command.base !== null ? { ...item.command, base: version } : item.command,
});

/** The last unsent command of the same stream of attempts, if any. Queue commands have no base to wait for. */
export function predecessor(items: readonly OutboxItem[], item: OutboxItem): string | null {
  if (item.command.kind.startsWith('queue.')) return null;
  const stream = streamOf(item);
  return (
    items.findLast((other) => isUnsent(other) && other.id !== item.id && streamOf(other) === stream)?.id ??
    null
  );
}
