import type { AuditRecord } from '@topout/contract';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { corrections } from '../../judging/corrections/testing.ts';
import { aProfile, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let staff: TestUser;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  staff = await aMember(api.db, competition, 'STAFF');
});

const audit = async (query = '', as = staff) =>
  (await api.call('GET', `/competitions/${competition.id}/audit${query}`, { as })).json<{
    data: AuditRecord[];
  }>().data;

it('says who merged whom, for both entries, and whether that can be undone', async () => {
  const target = await anEntry(api.db, competition);
  const source = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { firstName: 'Adda' }),
  });
  const { merge, restore } = corrections(api, competition);
  const { record } = await merge([source, target]);

  expect(await audit()).toMatchObject([
    {
      id: record,
      kind: 'entry.merged',
      actor: { uuid: competition.master.profile, name: 'Maja Master' },
      user: { uuid: source.profile, name: 'Adda Climber' },
      target: { uuid: target.profile, name: 'Ada Climber' },
      restorable: true,
    },
  ]);
  expect(await audit(`?entry=${source.id}`)).toHaveLength(1);
  expect(await audit(`?entry=${target.id}`)).toHaveLength(1);
  expect(await audit(`?person=${staff.profile}`)).toEqual([]);

  await restore(record);
  expect((await audit()).map(({ kind, restorable }) => [kind, restorable])).toEqual([
    ['entry.restored', false],
    ['entry.merged', false],
  ]);
});

it('names whom a deleted entry was of', async () => {
  const { id } = await anEntry(api.db, competition);
  await api.call('DELETE', `/competitions/${competition.id}/entries/${id}`, { as: staff });
  expect(await audit()).toMatchObject([
    { kind: 'entry.deleted', entry: id, user: { name: 'Ada Climber' }, target: null, restorable: true },
  ]);
});

it('asks about one person, after a merge about either', async () => {
  const [target, source] = [
    await anEntry(api.db, competition),
    await anEntry(api.db, competition, { profileId: await aProfile(api.db) }),
  ];
  await corrections(api, competition).merge([source, target]);
  for (const { profile } of [source, target]) {
    expect(await audit(`?competitor=${profile}`)).toMatchObject([{ kind: 'entry.merged' }]);
  }
  expect(await audit(`?competitor=${staff.profile}`)).toEqual([]);
});
