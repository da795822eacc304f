import type { Competition as Wire } from '@topout/contract';
import { someUuid } from '@topout/testing';
import { rowAction } from './row-action.ts';
import { aRow, twoCategories } from './testing.ts';

const competition = (more: Partial<Wire> = {}) => twoCategories(more);
const row = aRow(1);
const entryOf = (user: string) => ({
  uuid: someUuid,
  user: { uuid: user, firstName: '', lastName: '', name: '', picture: null, pictureUrl: null },
  category: { uuid: someUuid, name: 'Open' },
  competitorNumber: null,
  status: 'ENTERED' as const,
  waitingPosition: null,
});
const adding = { ...twoCategories().settings, judgeCompetitorPermissions: 'ADD' as const };
const modifying = { ...twoCategories().settings, judgeCompetitorPermissions: 'ADD_MODIFY' as const };

it.each([
  ['a spectator', competition(), false, 'app'],
  ['a spectator in the installed app', competition(), true, 'scorecard'],
  ['the competitor', competition({ userEntry: entryOf(row.user.uuid) }), false, 'scorecard'],
  ['a parent of the competitor', competition({ childEntries: [entryOf(row.user.uuid)] }), false, 'scorecard'],
  ['a parent of another', competition({ childEntries: [entryOf(someUuid)] }), false, 'app'],
  ['the master', competition({ role: 'MASTER' }), false, 'select'],
  ['staff', competition({ role: 'STAFF' }), false, 'select'],
  ['a judge who may modify', competition({ role: 'JUDGE', settings: modifying }), false, 'select'],
  ['a judge who may only add', competition({ role: 'JUDGE', settings: adding }), false, 'app'],
  [
    'a judge not yet approved',
    competition({ role: 'JUDGE', settings: modifying, judgeRequestPending: true }),
    false,
    'app',
  ],
] as const)('%s', (_who, given, installed, action) => {
  expect(rowAction(given, row, installed)).toBe(action);
});
