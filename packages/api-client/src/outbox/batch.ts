import type { CommandAnswer } from '@topout/contract';
import { isSignature } from '@topout/domain';
import { isQueueChange, isUnsent, type OutboxItem, streamOf } from './item.ts';

/** The most the server takes at once. */
const batchSize = 50;

/**
 * What to send next: the oldest unsent commands of one competition. Of a stream's attempts only the first,
 * because it determines the base of the second, and a command must never change once sent. A result goes
 * together with its queue change, and a signature once everything before it on its card is answered.
 */
export function nextBatch(items: readonly OutboxItem[], size = batchSize): OutboxItem[] {
  const unsent = items.filter(isUnsent);
  const competition = unsent[0]?.competition;
  const waiting = new Map(unsent.map((item) => [item.id, item]));
  const waits = (item: OutboxItem) =>
    (item.follows !== null && waiting.has(item.follows)) ||
    (isSignature(item.command.kind) && signsOver(item, unsent));
  const whole = (item: OutboxItem) => waiting.get(item.partOf ?? '') ?? item;
  const ready = unsent.filter((item) => item.competition === competition && !waits(whole(item)));
  const next = ready[size];
  // The limit must not separate a result from its queue change; a pair that alone fills a batch goes on its
  // own.
  const cut = next?.partOf === undefined ? -1 : ready.findIndex(({ id }) => id === next.partOf);
  return ready.slice(0, cut > 0 && cut < size ? cut : size);
}

/** Whether anything about the climber of a card is to be sent before its signature. */
const signsOver = (item: OutboxItem, unsent: readonly OutboxItem[]): boolean =>
  unsent
    .slice(0, unsent.indexOf(item))
    .some(
      ({ command }) => command.competitor === item.command.competitor && !command.kind.startsWith('queue.'),
    );

/** Refused together with these: their queue changes. */
export const partsOf = (items: readonly OutboxItem[], whole: readonly OutboxItem[]): OutboxItem[] =>
  items.filter(({ partOf }) => whole.some(({ id }) => id === partOf));

/** The items that these answers change: those answered, and those that follow them in their streams. */
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

/** A dropped queue change is finished; its reason says that it had no effect. */
const stateOf = { APPLIED: 'confirmed', DROPPED: 'confirmed', HELD: 'held', REFUSED: 'refused' } as const;

const settled = (item: OutboxItem, { outcome, reason, version }: CommandAnswer, now: number): OutboxItem => ({
  ...item,
  state: stateOf[outcome],
  reason,
  version: outcome === 'APPLIED' ? version : null,
  changedAt: now,
});

/**
 * Built on the applied command. If that was not applied it keeps the old base, and the server will hold it
 * too.
 */
const unchained = (item: OutboxItem, { outcome, version }: CommandAnswer): OutboxItem => ({
  ...item,
  follows: null,
  command:
    outcome === 'APPLIED' && item.command.base !== null ? { ...item.command, base: version } : item.command,
});

/**
 * The last unsent command of the same stream of attempts, if any. Queue commands have no base to wait for.
 */
export function predecessor(items: readonly OutboxItem[], item: OutboxItem): string | null {
  if (isQueueChange(item)) return null;
  const stream = streamOf(item);
  return (
    items.findLast((other) => isUnsent(other) && other.id !== item.id && streamOf(other) === stream)?.id ??
    null
  );
}
