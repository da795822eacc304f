import type { Competition, Entry } from '@topout/contract';
import { aUser, testApi } from '../../testing.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';

const api = testApi();

/** New Year's Day, nine in the morning, on Kiritimati. */
const newYear = new Date('2025-12-31T19:00:00Z');
const onKiritimati = { timeZone: 'Pacific/Kiritimati' };

it('counts ages from the year of the venue’s clocks', async () => {
  const competition = await aCompetition(api.db, { startsAt: newYear });
  const { master: as, venue } = competition;
  const ada = await aUser(api.db);
  await api.call('PATCH', '/profiles/me', { as: ada, body: { yearOfBirth: 2009 } });
  const { id } = await anEntry(api.db, competition, { profileId: ada.profile });
  const name = async () =>
    (await api.call('GET', `/competitions/${competition.id}/entries/${id}`)).json<Entry>().user.name;

  expect(await name()).toBe('Ada C.');
  expect((await api.call('PATCH', `/venues/${venue}`, { as, body: onKiritimati })).statusCode).toBe(200);
  expect(await name()).toBe('Ada Climber');
});

it('makes people of a copy younger by as many years as lie between the two there', async () => {
  const { id, venue, categories, master: as } = await aCompetition(api.db, { startsAt: newYear });
  await api.call('PATCH', `/venues/${venue}`, { as, body: onKiritimati });
  const years = { bornFrom: 2010, bornTo: 2012 };
  await api.call('PATCH', `/competitions/${id}/categories/${categories[0]}`, { as, body: years });
  const body = { name: 'Again', startTime: '2027-01-01T19:00:00Z', endTime: '2027-01-02T04:00:00Z' };
  const copy = (await api.call('POST', `/competitions/${id}/duplicate`, { as, body })).json<Competition>();
  expect(copy.stages[0]?.categories[0]).toMatchObject({ bornFrom: 2011, bornTo: 2013 });
});
