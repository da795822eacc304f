import { aCompetition } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi();

it.each([
  ['0001-01-01T00:00:00Z', '0418-10-21T03:06:19Z'],
  ['2968-07-13T09:52:23Z', '3075-03-01T23:46:28Z'],
  ['2027-05-01T09:00:00Z', '2027-05-01T18:59:60Z'],
])('copies to no time that calendars cannot count with: %s to %s', async (startTime, endTime) => {
  const { id, master } = await aCompetition(api.db);
  const reply = await api.call('POST', `/competitions/${id}/duplicate`, {
    as: master,
    body: { name: 'Again', startTime, endTime },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'request.invalid' });
});
