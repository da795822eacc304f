import type { OutboxItem } from './item.ts';

/** Replaces items with `newer` ones of the same id, and appends the rest. */
export function merge(items: readonly OutboxItem[], newer: readonly OutboxItem[]): OutboxItem[] {
  const byId = new Map(newer.map((item) => [item.id, item]));
  const known = items.map((item) => byId.get(item.id) ?? item);
  const ids = new Set(items.map(({ id }) => id));
  return [...known, ...newer.filter(({ id }) => !ids.has(id))];
}

export function splitBy(
  items: readonly OutboxItem[],
  test: (item: OutboxItem) => boolean,
): [OutboxItem[], OutboxItem[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
