import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let entry: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  entry = await anEntry(api.db, competition);
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { as: competition.master, body });
const climb = async (route: string, attempt: object) =>
  outcomes(
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route, competitor: entry.profile, attempts: [{ ...aTry, ...attempt }] }),
    ),
  );
const change = (route: string, body?: object) =>
  call(body ? 'PATCH' : 'DELETE', `/venues/${competition.venue}/routes/${route}`, body);

async function deleteEntry(): Promise<void> {
  expect((await call('DELETE', `/competitions/${competition.id}/entries/${entry.id}`)).statusCode).toBe(204);
}

/** Undoes the deletion. @returns status and code */
async function undo(): Promise<[number, unknown]> {
  const { id } = await api.db.kysely
    .selectFrom('audit')
    .select('id')
    .where('competitionId', '=', competition.id)
    .where('kind', '=', 'entry.deleted')
    .executeTakeFirstOrThrow();
  const reply = await call('POST', `/competitions/${competition.id}/history/${id}/restore`);
  return [reply.statusCode, reply.json<{ code?: string }>().code];
}

it('keeps a route that somebody climbed whose entry was deleted', async () => {
  const [route] = competition.routes;
  expect(await climb(route, aTop)).toEqual(['APPLIED']);
  await deleteEntry();
  const deleted = await change(route);
  expect([deleted.statusCode, deleted.json<{ code: string }>().code]).toEqual([409, 'route.has_attempts']);
  expect((await undo())[0]).toBeLessThan(300);
});

it('does not bring back a hold that a route has no more', async () => {
  const [, , sport] = competition.routes;
  expect(await climb(sport, { segmentsCount: 30 })).toEqual(['APPLIED']);
  await deleteEntry();
  expect((await change(sport, { segmentsCount: 29 })).statusCode).toBe(200);
  expect(await undo()).toEqual([409, 'route.changed']);
  expect((await change(sport, { segmentsCount: 30 })).statusCode).toBe(200);
  expect((await undo())[0]).toBeLessThan(300);
});

it('says that a route is gone which an older version let go', async () => {
  const [route] = competition.routes;
  expect(await climb(route, aTop)).toEqual(['APPLIED']);
  await deleteEntry();
  for (const table of ['routeQueue', 'routeGroupRoute'] as const) {
    await api.db.kysely.deleteFrom(table).where('routeId', '=', route).execute();
  }
  await api.db.kysely.deleteFrom('route').where('id', '=', route).execute();
  expect(await undo()).toEqual([409, 'route.gone']);
});
