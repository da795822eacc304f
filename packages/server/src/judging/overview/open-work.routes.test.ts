import type { OpenWork } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../testing.ts';
import { testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const openIn = async ({ id, master }: TestCompetition) =>
  (await api.call('GET', `/competitions/${id}/open-work`, { as: master })).json<OpenWork>();

const roleOf = ({ profile }: TestUser) =>
  api.db.kysely.updateTable('competitionRole').where('profileId', '=', profile);

it('lists held results, queues, and judges who are there or have something unsent', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, routes } = competition;
  const { profile } = await anEntry(api.db, competition);
  await send(
    api,
    id,
    master,
    aCommand({ route: routes[0], competitor: profile, attempts: [aTop] }),
    aCommand({ route: routes[0], competitor: profile, base: 0, attempts: [aTry] }),
    aCommand({ kind: 'queue.add', route: routes[1], competitor: profile }),
  );
  const [there, unsent, away] = await Promise.all([
    aMember(api.db, competition, 'JUDGE'),
    aMember(api.db, competition, 'JUDGE', { revokedAt: new Date() }),
    aMember(api.db, competition, 'JUDGE'),
  ]);
  await roleOf(unsent).set({ unsent: 3 }).execute();
  await roleOf(away)
    .set({ lastSeenAt: new Date(Date.now() - 600_000) })
    .execute();
  for (const as of [there, master]) {
    await api.call('POST', `/competitions/${id}/presence`, { as, body: { unsent: 0 } });
  }

  const { held, queued, judges, provisional } = await openIn(competition);
  expect({ held, queued, provisional }).toEqual({ held: 1, queued: 1, provisional: [] });
  expect(judges.map((judge) => [judge.uuid, judge.unsent])).toEqual([
    [unsent.profile, 3],
    [there.profile, 0],
  ]);
  expect(judges.some(({ uuid }) => uuid === away.profile)).toBe(false);
});

it('lists what appeals may still change, until it is final', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, stage } = competition;
  const publish = (final: boolean) =>
    api.call('POST', `/competitions/${id}/publications`, { as: master, body: { stage, final } });
  await publish(false);
  expect((await openIn(competition)).provisional).toMatchObject([{ stage, version: 1 }]);
  await api.call('POST', `/competitions/${id}/stages/${stage}/close`, { as: master });
  await publish(true);
  expect((await openIn(competition)).provisional).toEqual([]);
});
