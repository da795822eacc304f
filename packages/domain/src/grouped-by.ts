/** As `Map.groupBy`, which the oldest browsers do not have. */
export function groupedBy<T, Key>(all: readonly T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? [];
    group.push(one);
    groups.set(keyOf(one), group);
  }
  return groups;
}
