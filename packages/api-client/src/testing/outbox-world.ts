import type { CommandAnswer } from '@topout/contract';
import type { NewCommand, OutboxItem } from '../outbox/item.ts';
import { Outbox } from '../outbox/outbox.ts';
import { memoryStore, type OutboxStore } from '../outbox/store.ts';

export const competition = '0198a5c0-0000-7000-8000-000000000001';

export const append = (
  competitor: string,
  attempt: string,
  base: number | null = 0,
  route = 'r1',
): NewCommand => ({
  kind: 'attempts.append',
  route,
  competitor,
  base,
  payload: { attempts: [{ uuid: attempt, success: false }] },
});

export const remove = (competitor: string, route = 'r1'): NewCommand => ({
  kind: 'queue.remove',
  route,
  competitor,
  base: null,
  payload: {},
});

type Send = (items: readonly OutboxItem[], left: number) => Promise<CommandAnswer[]>;

/** A server that applies everything, raising each stream's version by one. */
export function willing(): Send {
  let version = 0;
  return async (items) => items.map(({ id }) => applied(id, (version += 1)));
}

export const applied = (id: string, version: number): CommandAnswer => ({
  id,
  outcome: 'APPLIED',
  reason: null,
  version,
  boardVersion: version,
});

export const held = (id: string): CommandAnswer => ({
  id,
  outcome: 'HELD',
  reason: { code: 'stream.changed', message: 'Another judge changed this result first.' },
  version: 9,
  boardVersion: null,
});

/** A phone: its store outlives pages and people. */
export function phone(store: OutboxStore = memoryStore()) {
  const world = { person: 'ada' as string | null, send: willing() };
  const sent: OutboxItem[][] = [];
  const settled: OutboxItem[] = [];
  let turn: Promise<void> = Promise.resolve();
  const pages: Outbox[] = [];

  /** A page (or tab) of this phone. */
  function openPage(): Outbox {
    const page: Outbox = new Outbox({
      store,
      send(items, left) {
        sent.push([...items]);
        return world.send(items, left);
      },
      person: () => world.person,
      inTurn(pass) {
        turn = turn.catch(() => undefined).then(pass);
        return turn;
      },
      tellTabs: () => pages.forEach((other) => void (other !== page && other.reload())),
      onSettled: (items) => settled.push(...items),
      waitMs: () => 5,
    });
    pages.push(page);
    return page;
  }
  return { world, sent, settled, openPage };
}

/** States by attempt or kind, short enough to compare. */
export const states = (outbox: Outbox): string[] => outbox.items().map(({ state }) => state);

export async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 4_000 && !isSo(); i += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
}
