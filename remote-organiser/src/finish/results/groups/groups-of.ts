import type { Results } from '@topout/contract';
import { type StartingGroup, startingGroups } from '@topout/domain';

export type GroupedCategory = Results['stages'][number]['categories'][number];
export type GroupMember = GroupedCategory['rows'][number];

/** How many there are in each group, in group order; none if all start together. */
export function sizesOf(rows: readonly GroupMember[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const group of rows.flatMap(({ startingGroup }) => startingGroup ?? []).toSorted()) {
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return sizes;
}

/** The groups to choose from: existing ones, and those between them that were emptied by hand. */
export function choicesOf(categories: readonly GroupedCategory[]): readonly StartingGroup[] {
  const used = new Set(categories.flatMap(({ rows }) => [...sizesOf(rows).keys()]));
  const last = startingGroups.findLastIndex((name) => used.has(name));
  return startingGroups.slice(0, Math.max(2, last + 1));
}

/** By number, then by name: a person who is moved keeps their line, and the line keeps the focus. */
export const byNumber = (a: GroupMember, b: GroupMember): number =>
  (a.competitorNumber ?? '').localeCompare(b.competitorNumber ?? '', 'en', { numeric: true }) ||
  a.user.lastName.localeCompare(b.user.lastName) ||
  a.user.firstName.localeCompare(b.user.firstName);
