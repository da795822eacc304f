import type { Member } from './member.ts';

/**
 * Writes the positions of a category from the ranks in its starting groups, and returns everybody in order.
 * Equal ranks are tied, and scores of different groups are never compared: both group winners are 1st, both
 * seconds 3rd.
 *
 * @param last entries ranked after all others, whatever their rank
 * @source scoring rules, section 6
 */
export function mergeGroups(
  groups: readonly (readonly Member[])[],
  last: (member: Member) => boolean,
): readonly Member[] {
  const [only = []] = groups;
  if (groups.length <= 1) {
    for (const member of only) member.position = member.rank;
    return only;
  }
  const compare = (a: Member, b: Member) => Number(last(a)) - Number(last(b)) || a.rank - b.rank;
  const all = groups.flat().sort((a, b) => compare(a, b) || a.nameOrder - b.nameOrder);
  for (const [index, member] of all.entries()) {
    const before = all[index - 1];
    member.position = before && compare(before, member) === 0 ? before.position : index + 1;
  }
  return all;
}
