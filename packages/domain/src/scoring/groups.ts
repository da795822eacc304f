import type { Member } from './member.ts';

export interface Placed {
  readonly member: Member;
  readonly position: number;
}

/**
 * Positions of a category from the ranks in its starting groups: equal ranks are tied, and scores of different groups are never
 * compared. Both group winners are 1st, both seconds 3rd.
 *
 * @param last who is ranked after all others, whatever the rank
 * @source scoring rules, section 6
 */
export function mergeGroups(
  groups: readonly (readonly Member[])[],
  last: (member: Member) => boolean,
): readonly Placed[] {
  const [only] = groups;
  if (only && groups.length === 1) return only.map((member) => ({ member, position: member.rank }));
  const compare = (a: Member, b: Member) => Number(last(a)) - Number(last(b)) || a.rank - b.rank;
  const all = groups.flat().sort((a, b) => compare(a, b) || a.nameOrder - b.nameOrder);
  let position = 0;
  return all.map((member, index) => {
    const before = all[index - 1];
    if (!before || compare(before, member) !== 0) position = index + 1;
    return { member, position };
  });
}
