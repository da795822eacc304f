import type { StageClock } from '@topout/contract';
import { planPresets } from '@topout/domain';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { changeOn } from '../../following/plan/testing.ts';
import { onTwoLanes } from '../../judging/timing/testing.ts';
import { aCommand, outcomes, send } from '../../judging/testing.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import { testApi } from '../../testing.ts';
import { rehearseFinal } from './final.ts';

const api = testApi();
const password = 'long enough';

let url: string;
beforeAll(async () => {
  url = await api.listen();
});

/** Its organiser can sign in. */
async function settingOf({ id, master }: TestCompetition) {
  const passwordHash = await hashPassword(password);
  await api.db.kysely.updateTable('account').set({ passwordHash }).where('id', '=', master.account).execute();
  const organiser = { email: master.email, password };
  return { url, competition: id, paceMs: 10, organiser };
}

it('plays every heat through a device and a judge, and begins again once all are over', async () => {
  const competition = await aCompetition(api.db);
  const { stage } = competition;
  await onTwoLanes(api, competition);
  for (const number of [1, 2, 3]) await anEntry(api.db, competition, { competitorNumber: `${number}` });
  const setting = await settingOf(competition);
  // Two of three side by side and one alone, on either lane.
  expect(await rehearseFinal(setting, () => {})).toMatchObject({ heats: 4, confirmed: 6, held: 0 });
  const said: string[] = [];
  expect(await rehearseFinal(setting, (line) => said.push(line))).toMatchObject({ heats: 4, confirmed: 12 });
  expect(said[0]).toBe('All heats are over: the final begins again.');
  const left = await api.db.kysely
    .selectFrom('timingDevice')
    .select('endedAt')
    .where('stageId', '=', stage)
    .where('endedAt', 'is', null)
    .execute();
  expect(left).toEqual([]);
}, 60_000);

it('plays any other stage by plan and clock, goes on where it was left, and begins again once all have climbed', async () => {
  const competition = await aCompetition(api.db);
  const [entry] = await Promise.all([1, 2, 3].map(() => anEntry(api.db, competition)));
  const choice = { format: 'OVERLAP', ...planPresets.OVERLAP, together: true, split: false } as const;
  await changeOn(api, competition, 0, { kind: 'MAKE', choice, startsAt: '2026-07-04T08:00:00Z' });
  const setting = await settingOf(competition);
  const { slots = 0, held, winners } = await rehearseFinal(setting, () => {});
  const routes = competition.routes.length;
  expect({ slots, held }).toEqual({ slots: 3 * routes, held: 0 });
  expect(Object.values(winners).join('')).not.toBe('');
  const { clock } = (await api.call('GET', `/competitions/${competition.id}/clock`)).json<StageClock>();
  expect(clock).toMatchObject({ slot: 3 + 4 * (routes - 1), plan: { climb: 1, rolling: false } });
  const [route] = competition.routes;
  const cleared = aCommand({ kind: 'attempts.clear', route, competitor: entry?.profile ?? '' });
  expect(outcomes(await send(api, competition.id, competition.master, cleared))).toEqual(['APPLIED']);
  expect(await rehearseFinal(setting, () => {})).toMatchObject({ slots: 1, held: 0 });
  const said: string[] = [];
  expect(await rehearseFinal(setting, (line) => said.push(line))).toMatchObject({ slots, held: 0 });
  expect(said[0]).toBe('Everybody has climbed: the final begins again.');
}, 60_000);
