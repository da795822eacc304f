import { readFileSync } from 'node:fs';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi } from '../../testing.ts';
import { exportCompetition } from './export-competition.ts';
import { importCompetition } from './import-competition.ts';
import { aServer, testPaths } from './testing.ts';

const api = testApi();
const aPath = testPaths();

it('exports nobody whom somebody merely names', async () => {
  const competition = await aCompetition(api.db);
  const [device, answer, held] = [await aUser(api.db), await aUser(api.db), await aUser(api.db)];
  const { profile } = await anEntry(api.db, competition);
  const [route] = competition.routes;
  const tap = { ...aCommand({ route, competitor: profile, attempts: [aTop] }), device: device.profile };
  const nobody = aCommand({ route, competitor: held.profile, attempts: [aTop] });
  const answers = await send(api, competition.id, competition.master, tap, nobody);
  expect(outcomes(answers)).toEqual(['APPLIED', 'HELD entry.unknown']);
  const question = newId();
  const asked = { id: question, position: 1, kind: 'TEXT' as const, label: 'Diet', required: false };
  await api.db.kysely
    .insertInto('question')
    .values({ ...asked, competitionId: competition.id, audience: 'ALL', readers: 'DESK' })
    .execute();
  const said = { profileId: profile, questionId: question, kind: 'TEXT' as const, text: answer.profile };
  await api.db.kysely
    .insertInto('answer')
    .values({ ...said, competitionId: competition.id })
    .execute();

  const path = aPath();
  await exportCompetition(api.app, competition.id, path);
  const text = readFileSync(path, 'utf8');
  for (const stranger of [device, answer, held]) {
    expect(text).toContain(stranger.profile);
    expect(text).not.toContain(stranger.email);
    expect(text).not.toContain(`{"table":"profile","row":{"id":"${stranger.profile}"`);
  }
  expect(text).toContain(`{"table":"profile","row":{"id":"${profile}"`);
  expect(text).toContain(`{"table":"profile","row":{"id":"${competition.master.profile}"`);
});

it('adds the routes and maps of a file to a venue that its owner looks after', async () => {
  const competition = await aCompetition(api.db);
  const { venue, map, routes } = competition;
  const there = await aServer(await openInMemory());
  const { kysely } = there.db;
  const owner = await aUser(there.db);
  await kysely.insertInto('venue').values({ id: venue, name: 'Gym', ownerId: owner.profile }).execute();
  const path = aPath();
  await exportCompetition(api.app, competition.id, path);
  await importCompetition(there, { path, owner: owner.email });

  const found = await kysely
    .selectFrom('route')
    .select(['id', 'mapId'])
    .where('venueId', '=', venue)
    .execute();
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(routes));
  expect(new Set(found.map(({ mapId }) => mapId))).toEqual(new Set([map]));
  await there.close();
  await there.db.close();
}, 60_000);
