import type { EntryDetailRow } from './entry-detail.queries.ts';
import type { EntryStamp } from './entry-stamps.ts';
import { AnswerCache } from './answer-cache.ts';

const row = (changed: Partial<EntryDetailRow> = {}): EntryDetailRow => ({
  id: 'e',
  version: 1,
  configVersion: 1,
  categoryId: 'c',
  categoryName: 'Open',
  stageId: 's',
  stageName: 'Qualification',
  competitorNumber: null,
  nation: null,
  handicapPercent: null,
  handicapPoints: null,
  status: 'ENTERED',
  waitingPosition: null,
  attemptsCount: 0,
  profileId: 'p',
  parentId: null,
  firstName: 'Kim',
  lastName: 'Climber',
  yearOfBirth: null,
  fullNamePublic: false,
  pictureId: null,
  waveId: null,
  waveWaits: false,
  clockStartedAt: null,
  partnerId: null,
  signatures: { climber: null, marker: null, off: null },
  partnerUser: null,
  partnerName: null,
  declined: false,
  ...changed,
});
const stamp = (entry: string, version = 1): EntryStamp => ({
  entry,
  category: 'c',
  version,
  configVersion: 1,
  entryVersion: 1,
  resetVersion: 0,
});

it('keeps one answer for each kind of viewer, of one stamp', () => {
  const prepared = new AnswerCache();
  prepared.keep('e', stamp('e'), row(), 'guest', Buffer.from('1'));
  prepared.keep('e', stamp('e'), row(), 'staff', Buffer.from('2'));
  expect([...(prepared.at('e', stamp('e'))?.answers.keys() ?? [])]).toEqual(['guest', 'staff']);
  prepared.keep('e', stamp('e', 2), row(), 'guest', Buffer.from('3'));
  expect(prepared.at('e', stamp('e'))).toBeUndefined();
  expect([...(prepared.at('e', stamp('e', 2))?.answers.keys() ?? [])]).toEqual(['guest']);
});

it('forgets the oldest when all together are too large', () => {
  const prepared = new AnswerCache();
  const large = Buffer.alloc(7_000_000);
  for (const entry of ['a', 'b', 'c', 'd']) prepared.keep(entry, stamp(entry), row(), 'guest', large);
  expect(prepared.at('a', stamp('a'))).toBeUndefined();
  for (const entry of ['b', 'c', 'd']) expect(prepared.at(entry, stamp(entry))).toBeDefined();
});

it('knows an entry about which nothing changed while others moved on its board', () => {
  const prepared = new AnswerCache();
  prepared.keep('e', stamp('e'), row(), 'guest', Buffer.from('1'));
  const later = stamp('e', 2);
  expect(prepared.unchanged('e', later, null)).toEqual(row());
  for (const [changed, parent] of [
    [{ ...later, entryVersion: 2 }, null],
    [{ ...later, resetVersion: 2 }, null],
    [{ ...later, configVersion: 2 }, null],
    [{ ...later, category: 'other' }, null],
    [{ ...later, entry: 'other' }, null],
    [later, 'parent'],
  ] as const)
    expect(prepared.unchanged('e', changed, parent)).toBeUndefined();
});

it('reads anew who waits: their place depends on the others', () => {
  const prepared = new AnswerCache();
  prepared.keep('e', stamp('e'), row({ status: 'WAITING' }), 'guest', Buffer.from('1'));
  expect(prepared.unchanged('e', stamp('e', 2), null)).toBeUndefined();
});
