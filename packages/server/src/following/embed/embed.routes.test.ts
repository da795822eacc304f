import type { EmbeddedBoard } from '@topout/contract';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const ask = (query = '', headers: Record<string, string> = {}, as?: TestCompetition['master']) =>
  api.call('GET', `/competitions/${competition.id}/leaderboard/embed${query}`, { headers, as });
const climb = (competitor: string) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor, attempts: [aTop] }),
  );

it('gives any web site the first rows, with the names around them', async () => {
  const ada = await anEntry(api.db, competition);
  await anEntry(api.db, competition);
  await climb(ada.profile);
  const reply = await ask('?rows=1');
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
  const board = reply.json<EmbeddedBoard>();
  expect(board).toMatchObject({
    competition: { uuid: competition.id },
    category: { uuid: competition.categories[0] },
    open: true,
    total: 2,
  });
  expect(board.rows.map(({ entry, position }) => [entry, position])).toEqual([[ada.id, 1]]);
});

it('sends nothing again until the board or the number of rows changes', async () => {
  const { profile } = await anEntry(api.db, competition);
  const etag = String((await ask()).headers.etag);
  expect((await ask('', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await ask('?rows=3', { 'if-none-match': etag })).statusCode).toBe(200);
  await climb(profile);
  expect((await ask('', { 'if-none-match': etag })).statusCode).toBe(200);
});

it('names minors as the public board does, whoever asks', async () => {
  const mia = { firstName: 'Mia', lastName: 'Stone', yearOfBirth: new Date().getUTCFullYear() - 10 };
  await anEntry(api.db, competition, { profileId: await aProfile(api.db, mia) });
  expect((await ask('', {}, competition.master)).body).not.toContain('Stone');
});

it('tells another site that a board is hidden, even where its organiser asks', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
  for (const reply of [await ask(), await ask('', {}, competition.master)]) {
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
  }
});

it.each(['?rows=0', '?rows=101', '?category=men'])(
  'refuses %s, and lets the other site read why',
  async (query) => {
    const { statusCode, headers } = await ask(query);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([400, '*']);
  },
);
