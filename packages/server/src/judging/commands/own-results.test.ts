import type { AttemptsReply, HeldResults } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let own: TestEntry;
let child: TestEntry;
let route: string;

const settings = {
  judgeRoutePermissions: 'SEE_JUDGE_ALL',
  judgeAttemptModificationPermissions: 'ALL',
} as const;

async function begin(judgesNeedApproval: boolean) {
  competition = await aCompetition(api.db, { settings: { ...settings, judgesNeedApproval } });
  judge = await aMember(api.db, competition, 'JUDGE');
  [route] = competition.routes;
  own = await anEntry(api.db, competition, { profileId: judge.profile });
  const profile = await aProfile(api.db, { parentId: judge.profile });
  child = await anEntry(api.db, competition, { profileId: profile });
}
beforeEach(() => begin(true));

const tops = (competitor: string) => aCommand({ route, competitor, attempts: [aTop] });
const onHeld = () => `/competitions/${competition.id}/held-results`;
const address = (user: string) => `/routes/${route}/attempts?user=${user}&competition=${competition.id}`;
const counted = async ({ profile }: TestEntry) =>
  (await api.call('GET', address(profile), { as: competition.master })).json<AttemptsReply>().data[0]
    ?.attempts.length;
const heldLines = async () =>
  (await api.call('GET', onHeld(), { as: competition.master })).json<HeldResults>().data;
const settle = (as: TestUser, body: object) => api.call('POST', `${onHeld()}/settlement`, { as, body });

describe.each([
  ['themself', () => own],
  ['their child', () => child],
])('a judge who would judge %s', (_who, entry) => {
  it('has it held and counted by nobody, whichever phone sends it again', async () => {
    const command = tops(entry().profile);
    for (let sending = 0; sending < 2; sending += 1)
      expect(outcomes(await send(api, competition.id, judge, command))).toEqual(['HELD judge.own_result']);
    expect(await counted(entry())).toBe(0);
    const [line] = await heldLines();
    expect(line?.reports[0]?.reason.message).toBe(
      'Judges may not judge themselves or their own children here.',
    );
  });

  it.each(['PATCH', 'PUT', 'DELETE'] as const)('is refused %s', async (method) => {
    const body = method === 'DELETE' ? undefined : { attempts: [aTop], ...(method === 'PUT' && { base: 0 }) };
    const reply = await api.call(method, address(entry().profile), { as: judge, body });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'judge.own_result']);
  });

  it('cannot let it count when it is held for another reason, and the organiser can', async () => {
    const by = competition.master;
    const body = { judge: judge.profile, commands: [tops(entry().profile)] };
    const brought = await api.call('POST', `/competitions/${competition.id}/commands/handed-over`, {
      as: by,
      body,
    });
    expect(brought.statusCode).toBe(200);
    const [line] = await heldLines();
    const settlement = { take: 'HELD', version: 0, commands: line?.reports[0]?.commands };

    const reply = await settle(judge, settlement);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'judge.own_result']);
    expect(await counted(entry())).toBe(0);
    expect((await settle(by, settlement)).statusCode).toBe(200);
    expect(await counted(entry())).toBe(1);
    expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]);
  });

  it('still orders the queue: waiting is no result', async () => {
    const competitor = entry().profile;
    const answers = await send(
      api,
      competition.id,
      judge,
      aCommand({ kind: 'queue.add', route, competitor }),
      aCommand({ kind: 'queue.remove', route, competitor }),
    );
    expect(outcomes(answers)).toEqual(['APPLIED', 'APPLIED']);
  });
});

it('lets another judge judge them, also after this node has seen a refusal', async () => {
  await send(api, competition.id, judge, tops(own.profile));
  const other = await aMember(api.db, competition, 'JUDGE');
  expect(outcomes(await send(api, competition.id, other, tops(own.profile)))).toEqual(['APPLIED']);
  expect(outcomes(await send(api, competition.id, judge, tops(own.profile)))).toEqual([
    'HELD judge.own_result',
  ]);
});

it('lets a staff judge who climbs judge themself', async () => {
  const staff = await aMember(api.db, competition, 'STAFF_JUDGE');
  const entry = await anEntry(api.db, competition, { profileId: staff.profile });
  expect(outcomes(await send(api, competition.id, staff, tops(entry.profile)))).toEqual(['APPLIED']);
});

it('asks nothing where whoever scans the key judges at once', async () => {
  await begin(false);
  expect(outcomes(await send(api, competition.id, judge, tops(own.profile), tops(child.profile)))).toEqual([
    'APPLIED',
    'APPLIED',
  ]);
});
