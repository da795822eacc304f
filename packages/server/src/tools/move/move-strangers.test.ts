import { readFileSync } from 'node:fs';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi } from '../../testing.ts';
import { exportCompetition } from './export-competition.ts';
import { importCompetition } from './import-competition.ts';
import { aPath, aServer } from './testing.ts';

const api = testApi();

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

it.each([
  ['adds to a stranger’s venue only the routes that are climbed, and no map', false],
  ['adds all to the venue of somebody whom it links', true],
])(
  '%s',
  async (_name, isTheirs) => {
    const competition = await aCompetition(api.db);
    const { venue, map, routes } = competition;
    const at = { mapId: map, mapX: 0.5, mapY: 0.5 };
    const spare = { id: newId(), venueId: venue, name: 'Spare', climbType: 'BOULDER' as const, ...at };
    await api.db.kysely.insertInto('route').values(spare).execute();
    await api.db.kysely
      .updateTable('venue')
      .set({ ownerId: competition.master.profile })
      .where('id', '=', venue)
      .execute();
    await api.db.kysely.updateTable('route').set(at).where('id', 'in', routes).execute();
    const there = await aServer(await openInMemory());
    const { kysely } = there.db;
    const owner = await aUser(there.db);
    const email = isTheirs ? competition.master.email : owner.email;
    await kysely
      .updateTable('account')
      .set({ email, emailConfirmedAt: new Date() })
      .where('id', '=', owner.account)
      .execute();
    await kysely
      .insertInto('venue')
      .values({ id: venue, name: 'Gym', timeZone: 'Europe/Paris', ownerId: owner.profile })
      .execute();
    const path = aPath();
    await exportCompetition(api.app, competition.id, path);
    await importCompetition(there, { path, owner: null });

    const found = await kysely
      .selectFrom('route')
      .select(['id', 'mapId'])
      .where('venueId', '=', venue)
      .execute();
    const maps = await kysely.selectFrom('map').select('id').where('venueId', '=', venue).execute();
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(isTheirs ? [...routes, spare.id] : routes));
    expect(maps).toEqual(isTheirs ? [{ id: map }] : []);
    expect(new Set(found.map(({ mapId }) => mapId))).toEqual(new Set([isTheirs ? map : null]));
    await there.close();
    await there.db.close();
  },
  60_000,
);
