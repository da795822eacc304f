import type { Teams } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { corrections } from '../../judging/corrections/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { aTeam } from './testing.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true } });
});

const members = async () => {
  const reply = await api.call('GET', `/competitions/${competition.id}/teams`, { as: competition.master });
  const { teams } = reply.json<Teams>();
  return teams.map((team) => [team.name, ...team.members.map(({ user }) => user)]);
};
const aClimber = async (firstName: string) =>
  anEntry(api.db, competition, { profileId: await aProfile(api.db, { firstName }) });

it('keeps in a merge the place in a team, and parts it again', async () => {
  const [ada, adda] = [await aClimber('Ada'), await aClimber('Adda')];
  await aTeam(api.db, competition, { name: 'Jugs', members: [adda.profile] });
  const { merge, restore } = corrections(api, competition);
  const { record, entry } = await merge([adda, ada]);
  expect(await members()).toEqual([['Jugs', entry.user.uuid]]);
  await restore(record);
  expect(await members()).toEqual([['Jugs', adda.profile]]);
});

it('leaves the one who stays in their own team', async () => {
  const [ada, adda] = [await aClimber('Ada'), await aClimber('Adda')];
  await aTeam(api.db, competition, { name: 'Jugs', members: [adda.profile] });
  await aTeam(api.db, competition, { name: 'Own', members: [ada.profile] });
  const { merge, restore } = corrections(api, competition);
  const { record, entry } = await merge([adda, ada]);
  const own = entry.user.uuid === ada.profile ? 'Own' : 'Jugs';
  expect(await members()).toContainEqual([own, entry.user.uuid]);
  await restore(record);
  expect(await members()).toEqual([
    ['Jugs', adda.profile],
    ['Own', ada.profile],
  ]);
});

it('goes with the entry to whoever takes it over', async () => {
  const { id, categories, master } = competition;
  const kim = await aUser(api.db, { firstName: 'Kim', lastName: 'Listed' });
  const table = `First name,Last name,E-mail\nKim,Listed,${kim.email}`;
  const body = { table, category: categories[0], dryRun: false };
  await api.call('POST', `/competitions/${id}/entries/import`, { as: master, body });
  const { without } = (await api.call('GET', `/competitions/${id}/teams`, { as: master })).json<Teams>();
  await aTeam(api.db, competition, { name: 'Jugs', members: without.map(({ user }) => user) });
  await api.call('POST', `/competitions/${id}/entries`, { as: kim, body: { category: categories[0] } });
  expect(await members()).toEqual([['Jugs', kim.profile]]);
});

it('leaves nobody in a team that was left, for whoever takes an entry over', async () => {
  const { id, categories, master } = competition;
  const kim = await aUser(api.db, { firstName: 'Kim', lastName: 'Listed' });
  const { id: own } = await anEntry(api.db, competition, { profileId: kim.profile });
  await aTeam(api.db, competition, { name: 'Jugs', members: [kim.profile] });
  await api.call('DELETE', `/competitions/${id}/entries/${own}`, { as: master });
  // Others had entered them: the list makes a new person of them.
  await api.db.kysely
    .updateTable('registration')
    .set({ agreedAt: null })
    .where('profileId', '=', kim.profile)
    .execute();
  const table = `First name,Last name,E-mail\nKim,Listed,${kim.email}`;
  const body = { table, category: categories[0], dryRun: false };
  await api.call('POST', `/competitions/${id}/entries/import`, { as: master, body });
  await api.call('POST', `/competitions/${id}/entries`, { as: kim, body: { category: categories[0] } });
  expect(await members()).toEqual([['Jugs']]);
});
