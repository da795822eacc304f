import type { AuditRecord } from '@topout/contract';
import { aDesk } from '../../entering/desk/testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { corrections } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await anEntry(api.db, competition);
});

const cash = { amountMinor: 2500, currency: 'EUR', how: 'CASH' };
const mother = { signer: 'GUARDIAN', name: 'Paula Parent' };

const audit = async () => {
  const reply = await api.call('GET', `/competitions/${competition.id}/audit`, { as: competition.master });
  return reply.json<{ data: AuditRecord[] }>().data.map(({ kind, restorable }) => [kind, restorable]);
};

it('undoes one change at the desk and leaves what came since', async () => {
  const desk = aDesk(api, competition);
  const { record } = await desk.record(ada.profile, { present: true, waiver: mother });
  await desk.record(ada.profile, { paid: cash });
  await corrections(api, competition).restore(record ?? '');
  expect(await desk.row(ada.profile)).toMatchObject({ present: null, waiver: null, paid: cash });
});

it('brings back what was taken back, with its first time', async () => {
  const desk = aDesk(api, competition);
  const { row } = await desk.record(ada.profile, { paid: cash, waiver: mother });
  const { record } = await desk.record(ada.profile, { paid: null, waiver: null });
  await corrections(api, competition).restore(record ?? '');
  expect(await desk.row(ada.profile)).toEqual(row);
});

it('does not undo what was changed again, and says so in the history', async () => {
  const desk = aDesk(api, competition);
  const { record } = await desk.record(ada.profile, { paid: cash });
  expect(await audit()).toEqual([['check_in.changed', true]]);
  await desk.record(ada.profile, { paid: { ...cash, how: 'CARD' } });
  await expect(corrections(api, competition).restore(record ?? '')).rejects.toThrow('409');
  expect(await audit()).toEqual([
    ['check_in.changed', true],
    ['check_in.changed', false],
  ]);
});

it('is for organisers, not for judges who may change entries', async () => {
  const settings = { judgeCompetitorPermissions: 'ADD_MODIFY' } as const;
  competition = await aCompetition(api.db, { settings });
  ada = await anEntry(api.db, competition);
  const judge = await aMember(api.db, competition, 'JUDGE');
  const { record } = await aDesk(api, competition).record(ada.profile, { present: true });
  await expect(corrections(api, competition, judge).restore(record ?? '')).rejects.toThrow('403');
});

it('keeps in a merge what the desk recorded of either, and parts it again', async () => {
  const adda = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { firstName: 'Adda' }),
  });
  const desk = aDesk(api, competition);
  await desk.record(adda.profile, { paid: cash, present: true });
  await desk.record(ada.profile, { waiver: mother, present: true });
  const before = await desk.rows();
  const { merge, restore } = corrections(api, competition);

  const { record, entry } = await merge([adda, ada]);
  expect(await desk.row(entry.user.uuid)).toMatchObject({ paid: cash, waiver: mother, present: {} });
  await restore(record);
  expect(await desk.rows()).toEqual(before);
});

it('goes with the entry to whoever takes it over', async () => {
  const { id, categories } = competition;
  const table = 'First name,Last name,E-mail\nKim,Listed,';
  const kim = await aUser(api.db, { firstName: 'Kim', lastName: 'Listed' });
  await api.call('POST', `/competitions/${id}/entries/import`, {
    as: competition.master,
    body: { table: `${table}${kim.email}`, category: categories[0], dryRun: false },
  });
  const desk = aDesk(api, competition);
  const listed = (await desk.rows()).find(({ firstName }) => firstName === 'Kim')?.user ?? '';
  await desk.record(listed, { paid: cash });
  await api.call('POST', `/competitions/${id}/entries`, { as: kim, body: { category: categories[0] } });
  expect(await desk.row(listed)).toBeUndefined();
  expect(await desk.row(kim.profile)).toMatchObject({ paid: cash });
});
