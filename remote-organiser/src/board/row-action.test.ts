import { type Competition, camelise } from '@topout/api-client';
import type { Competition as Wire } from '@topout/contract';
import { someUuid } from '@topout/testing';
import { rowAction } from './row-action.ts';
import { aRow, twoCategories } from './testing.ts';

const competition = (more: Partial<Wire> = {}) => camelise(twoCategories(more)) as Competition;
const row = camelise(aRow(1)) as Parameters<typeof rowAction>[1];
const entryOf = (user: string) => ({
  uuid: someUuid,
  user: { uuid: user, first_name: '', last_name: '', name: '', picture: null, picture_url: null },
  category: { uuid: someUuid, name: 'Open' },
  competitor_number: null,
  status: 'ENTERED' as const,
  waiting_position: null,
});
const adding = { ...twoCategories().settings, judge_competitor_permissions: 'ADD' as const };
const modifying = { ...twoCategories().settings, judge_competitor_permissions: 'ADD_MODIFY' as const };

it.each([
  ['a spectator', competition(), false, 'app'],
  ['a spectator in the installed app', competition(), true, 'scorecard'],
  ['the competitor', competition({ user_entry: entryOf(row.user.uuid) }), false, 'scorecard'],
  [
    'a parent of the competitor',
    competition({ child_entries: [entryOf(row.user.uuid)] }),
    false,
    'scorecard',
  ],
  ['a parent of another', competition({ child_entries: [entryOf(someUuid)] }), false, 'app'],
  ['the master', competition({ role: 'MASTER' }), false, 'select'],
  ['staff', competition({ role: 'STAFF' }), false, 'select'],
  ['a judge who may modify', competition({ role: 'JUDGE', settings: modifying }), false, 'select'],
  ['a judge who may only add', competition({ role: 'JUDGE', settings: adding }), false, 'app'],
  [
    'a judge not yet approved',
    competition({ role: 'JUDGE', settings: modifying, judge_request_pending: true }),
    false,
    'app',
  ],
] as const)('%s', (_who, given, installed, action) => {
  expect(rowAction(given, row, installed)).toBe(action);
});
