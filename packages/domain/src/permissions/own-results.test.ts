import { anActor, someRules } from '../testing/rights-builders.ts';
import type { Role } from '../vocabulary.ts';
import { isFamily, isSamePerson, judgesOwn } from './own-results.ts';

const me = { id: 'me', parent: null };
const child = { id: 'child', parent: 'me' };
const other = { id: 'other', parent: 'another' };

it.each<[Role | null, boolean, string]>([
  ['JUDGE', true, 'me child'],
  ['JUDGE', false, ''],
  ['MASTER', true, ''],
  ['STAFF_JUDGE', true, ''],
])('as %s with approval %s judges nobody of: %s', (role, judgesNeedApproval, own) => {
  const found = [me, child, other].filter((who) =>
    judgesOwn(anActor(role), someRules({ judgesNeedApproval }), who),
  );
  expect(found.map(({ id }) => id).join(' ')).toBe(own);
});

it('takes nobody for a child of people who are not signed in', () =>
  expect(judgesOwn(anActor('JUDGE', { profile: null }), someRules({ judgesNeedApproval: true }), me)).toBe(
    false,
  ));

it('knows people again under the name that they were entered with before', () => {
  const double = { id: 'double', parent: 'guardian' };
  const merged = { ...other, formerly: [double] };
  expect([isSamePerson(merged, double), isSamePerson(merged, me)]).toEqual([true, false]);
  const related = [{ id: 'guardian', parent: null }, { id: 'sibling', parent: 'guardian' }, me];
  expect(related.map((one) => isFamily(one, merged))).toEqual([true, true, false]);
  const rules = someRules({ judgesNeedApproval: true });
  const judges = ['double', 'guardian', 'me'].map((profile) => anActor('JUDGE', { profile }));
  expect(judges.map((judge) => judgesOwn(judge, rules, merged))).toEqual([true, true, false]);
});
