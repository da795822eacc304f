import { anActor, someRules } from '../testing/rights-builders.ts';
import type { Role } from '../vocabulary.ts';
import { judgesOwn } from './own-results.ts';

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
