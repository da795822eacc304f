import type { AuditRecord, Competition, CompetitionPatch } from '@topout/contract';
import { aCompetition, aMember, type TestCompetition } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { corrections } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db, { capacity: 40 });
});

const url = () => `/competitions/${competition.id}`;
const shown = async () => (await api.call('GET', url(), { as: competition.master })).json<Competition>();
async function change(body: CompetitionPatch): Promise<string> {
  const reply = await api.call('PATCH', url(), { as: competition.master, body });
  expect([reply.statusCode, reply.body]).toMatchObject([200, expect.any(String)]);
  return (await changes())[0]?.id ?? '';
}
async function changes(): Promise<AuditRecord[]> {
  const reply = await api.call('GET', `${url()}/audit`, { as: competition.master });
  return reply.json<{ data: AuditRecord[] }>().data.filter(({ kind }) => kind === 'competition.changed');
}

it('sets all back that one change set, and nothing else', async () => {
  const before = await shown();
  const record = await change({
    name: 'Other name',
    capacity: null,
    startTime: '2030-05-01T08:00:00Z',
    endTime: '2030-05-01T18:00:00Z',
    entriesCloseTime: '2030-04-30T18:00:00Z',
    liveLeaderboard: !before.liveLeaderboard,
    settings: {
      judgesNeedApproval: true,
      hardMaxAttemptsCount: 7,
      scoring: { pointsPerTop: 300, routePoints: {} },
    },
  });
  const { restore, differences } = corrections(api, competition);
  expect(await restore(record)).toEqual({ entry: null });
  const { version: _version, revision: _revision, ...now } = await shown();
  const { version: _was, revision: _also, ...then } = before;
  expect(now).toEqual(then);
  expect(await differences()).toEqual([]);
});

it('is a change of its own, which can be undone alike', async () => {
  const record = await change({ settings: { maxAttemptsCount: 8 } });
  const { restore } = corrections(api, competition);
  await restore(record);
  const [undone, first] = await changes();
  expect([undone?.restorable, first?.restorable]).toEqual([true, false]);
  await restore(undone?.id ?? '');
  expect((await shown()).settings.maxAttemptsCount).toBe(8);
});

it('is offered of the last change, and refused where one of it was set again', async () => {
  const first = await change({ name: 'First', capacity: 50 });
  await change({ name: 'Second' });
  expect((await changes()).map(({ restorable }) => restorable)).toEqual([true, false]);
  const { restore } = corrections(api, competition);
  await expect(restore(first)).rejects.toThrow('record.changed_since');
  expect(await shown()).toMatchObject({ name: 'Second', capacity: 50 });
});

it('is for whoever may set it, and not for all who may change entries', async () => {
  const record = await change({ settings: { judgeCompetitorPermissions: 'ADD_MODIFY' } });
  const as = await aMember(api.db, competition, 'JUDGE');
  await expect(corrections(api, competition, as).restore(record)).rejects.toThrow('403');
});

it('is not offered where a stage was closed with it: that is opened again by itself', async () => {
  await change({ pendingResults: false });
  expect((await changes()).map(({ restorable }) => restorable)).toEqual([false]);
});
