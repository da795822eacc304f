import type { AttemptsReply, Command, LoggedCommandPage } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { aCommand, aTop, aTry, aZone, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let ada: TestEntry;
let boulder: string;
let sport: string;

beforeEach(async () => {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', hardMaxAttemptsCount: 4 },
  });
  judge = await aMember(api.db, competition, 'JUDGE');
  ada = await anEntry(api.db, competition);
  [boulder, , sport] = competition.routes;
});

const on = (route: string) => ({ route, competitor: ada.profile });
const aTap = () => ({ ...on(boulder), attempts: [aTry] });
const attemptsOf = async (route: string) => {
  const url = `/routes/${route}/attempts?user=${ada.profile}&competition=${competition.id}`;
  const { data } = (await api.call('GET', url, { as: judge })).json<AttemptsReply>();
  if (!data[0]) throw new Error('no stream');
  return data[0];
};

it('applies commands in order and answers each', async () => {
  const answers = await send(
    api,
    competition.id,
    judge,
    aCommand({ ...on(boulder), base: 0, attempts: [aTry] }),
    aCommand({ ...on(boulder), base: 1, attempts: [aZone, aTop] }),
    aCommand({
      ...on(sport),
      base: 0,
      attempts: [{ success: false, segmentsCount: 12, usedLastHold: true }],
    }),
  );

  expect(outcomes(answers)).toEqual(['APPLIED', 'APPLIED', 'APPLIED']);
  expect(answers.map(({ version }) => version)).toEqual([1, 2, 1]);
  const { version, attempts } = await attemptsOf(boulder);
  expect(version).toBe(2);
  expect(attempts.map(({ success, segmentsCount }) => [success, segmentsCount])).toEqual([
    [false, 0],
    [false, 1],
    [true, 1],
  ]);
  expect(attempts[0]?.judge).toEqual({ uuid: judge.profile, name: 'Jo Judge' });
});

it('writes what the attempts came to on the result, the entry and the board', async () => {
  const [answer] = await send(
    api,
    competition.id,
    judge,
    aCommand({ ...on(boulder), attempts: [aZone, aTop] }),
  );

  const result = await api.db.kysely
    .selectFrom('result')
    .selectAll()
    .where('entryId', '=', ada.id)
    .executeTakeFirstOrThrow();
  expect(result).toMatchObject({
    tries: 2,
    top: 2,
    zone1: 1,
    streamVersion: 1,
    version: answer?.boardVersion,
  });
  const entry = await api.db.kysely
    .selectFrom('entry')
    .selectAll()
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ attemptsCount: 2, version: answer?.boardVersion });
});

it.each<[string, () => Parameters<typeof aCommand>[0], string]>([
  ['an unknown route', () => ({ ...on(newId()), attempts: [aTop] }), 'HELD route.unknown'],
  [
    'a competitor who is not entered',
    () => ({ route: boulder, competitor: newId(), attempts: [aTop] }),
    'HELD entry.unknown',
  ],
  [
    'more attempts than allowed',
    () => ({ ...on(boulder), attempts: [aTry, aTry, aTry, aTry, aTry] }),
    'HELD attempt.limit',
  ],
  [
    'more zones than the boulder has',
    () => ({ ...on(boulder), attempts: [{ success: false, segmentsCount: 2 }] }),
    'HELD attempt.invalid',
  ],
  [
    'holds above the maximum',
    () => ({ ...on(sport), attempts: [{ success: false, segmentsCount: 41 }] }),
    'HELD hold.limit',
  ],
  [
    'a version that is no longer there',
    () => ({ ...on(boulder), base: 7, attempts: [aTop] }),
    'HELD stream.changed',
  ],
])('holds %s, and goes on with the next command', async (_name, bad, outcome) => {
  const answers = await send(
    api,
    competition.id,
    judge,
    aCommand(bad()),
    aCommand({ ...on(boulder), attempts: [aTop] }),
  );

  expect(outcomes(answers)).toEqual([outcome, 'APPLIED']);
  const held = (
    await api.call('GET', `/competitions/${competition.id}/held`, { as: judge })
  ).json<LoggedCommandPage>();
  expect(held.data.map(({ id, reason }) => [id, reason])).toEqual([[answers[0]?.id, answers[0]?.reason]]);
});

it('says the limits in words', async () => {
  const answers = await send(
    api,
    competition.id,
    judge,
    aCommand({ ...on(boulder), attempts: [aTry, aTry, aTry, aTry, aTry] }),
    aCommand({ ...on(sport), attempts: [{ success: false, segmentsCount: 41 }] }),
  );
  expect(answers.map(({ reason }) => reason?.message)).toEqual([
    'Only 4 attempts are allowed on this route.',
    'This route has 40 holds.',
  ]);
});

it('holds an attempt after a top', async () => {
  const answers = await send(
    api,
    competition.id,
    judge,
    aCommand({ ...on(boulder), attempts: [aTop] }),
    aCommand({ ...on(boulder), attempts: [aTry] }),
  );
  expect(outcomes(answers)).toEqual(['APPLIED', 'HELD attempt.after_top']);
});

it('answers a repeated id with what was answered first, also within a request', async () => {
  const command = aCommand({ ...on(boulder), base: 0, attempts: [aTry] });
  const held = aCommand({ ...on(boulder), base: 9, attempts: [aTry] });
  const [first, again] = await send(api, competition.id, judge, command, command);
  const [heldFirst] = await send(api, competition.id, judge, held);
  const [later, heldLater] = await send(api, competition.id, judge, command, held);

  expect([again, later]).toEqual([first, first]);
  expect(heldLater).toEqual(heldFirst);
  expect((await attemptsOf(boulder)).attempts).toHaveLength(1);
});

it('refuses an id that was used for another body, or by somebody else', async () => {
  const command = aCommand({ ...on(boulder), attempts: [aTry] });
  const other = await aMember(api.db, competition, 'JUDGE');
  await send(api, competition.id, judge, command);

  const changed = await send(api, competition.id, judge, { ...command, base: 1 });
  const stolen = await send(api, competition.id, other, command);

  expect(outcomes([...changed, ...stolen])).toEqual([
    'REFUSED command.id_reused',
    'REFUSED command.id_reused',
  ]);
});

it('applies the first of two judges and holds the second, who saw the same version', async () => {
  const other = await aMember(api.db, competition, 'JUDGE');
  const answers = await Promise.all([
    send(api, competition.id, judge, aCommand({ ...on(boulder), base: 0, attempts: [aTop] })),
    send(api, competition.id, other, aCommand({ ...on(boulder), base: 0, attempts: [aZone] })),
  ]);

  expect(outcomes(answers.flat()).sort()).toEqual(['APPLIED', 'HELD stream.changed']);
  expect((await attemptsOf(boulder)).attempts).toHaveLength(1);
});

it('replaces and clears, and keeps the judge of what stays', async () => {
  const master = competition.master;
  const [one, two] = [newId(), newId()];
  await send(
    api,
    competition.id,
    judge,
    aCommand({
      ...on(boulder),
      attempts: [
        { uuid: one, ...aTry },
        { uuid: two, ...aTry },
      ],
    }),
  );
  const replaced = await send(
    api,
    competition.id,
    master,
    aCommand({
      ...on(boulder),
      kind: 'attempts.replace',
      base: 1,
      attempts: [
        { uuid: one, ...aTry },
        { uuid: two, ...aTop },
      ],
    }),
  );
  const { attempts } = await attemptsOf(boulder);
  const cleared = await send(
    api,
    competition.id,
    master,
    aCommand({ ...on(boulder), kind: 'attempts.clear', base: 2 }),
  );

  expect(outcomes([...replaced, ...cleared])).toEqual(['APPLIED', 'APPLIED']);
  expect(attempts.map(({ judge: by }) => by?.uuid)).toEqual([judge.profile, master.profile]);
  expect(await attemptsOf(boulder)).toMatchObject({ version: 3, attempts: [] });
});

describe('rights', () => {
  it('turns away whoever never had a role, and stores nothing', async () => {
    const stranger = await aUser(api.db);
    const pending = await aMember(api.db, competition, 'JUDGE', { pending: true });
    for (const as of [stranger, pending]) {
      const reply = await api.call('POST', `/competitions/${competition.id}/commands`, {
        as,
        body: { commands: [aCommand({ ...on(boulder), attempts: [aTop] })] },
      });
      expect(reply.statusCode).toBe(403);
    }
    const { data } = (
      await api.call('GET', `/competitions/${competition.id}/history`, { as: competition.master })
    ).json();
    expect(data).toEqual([]);
  });

  it('holds what comes in from a judge whose role was revoked between two commands', async () => {
    await send(api, competition.id, judge, aCommand({ ...on(boulder), attempts: [aTry] }));
    await changeConfig((tx) =>
      tx
        .updateTable('competitionRole')
        .set({ revokedAt: new Date() })
        .where('profileId', '=', judge.profile)
        .execute(),
    );
    const answers = await send(api, competition.id, judge, aCommand({ ...on(boulder), attempts: [aTop] }));
    expect(outcomes(answers)).toEqual(['HELD judge.revoked']);
  });

  it('holds what a judge may not do on that route', async () => {
    const strict = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' } });
    const stranger = await aMember(api.db, strict, 'JUDGE');
    const entry = await anEntry(api.db, strict);
    const answers = await send(
      api,
      strict.id,
      stranger,
      aCommand({ route: strict.routes[0], competitor: entry.profile, attempts: [aTop] }),
    );
    expect(outcomes(answers)).toEqual(['HELD judge.not_allowed']);
  });

  it.each([
    ['closed', 'competition.closed', { pendingResults: false }, {}],
    ['over', 'competition.ended', {}, { endsAt: new Date(Date.now() - 1000) }],
  ])(
    'holds what judges bring to a competition that is %s, and takes corrections',
    async (_name, code, stage, times) => {
      await changeConfig(async (tx) => {
        await tx
          .updateTable('stage')
          .set({ pendingResults: true, ...stage })
          .where('id', '=', competition.stage)
          .execute();
        await tx
          .updateTable('competition')
          .set({ liveLeaderboard: true, ...times })
          .where('id', '=', competition.id)
          .execute();
      });
      const late = await send(api, competition.id, judge, aCommand({ ...on(boulder), attempts: [aTop] }));
      const corrected = await send(
        api,
        competition.id,
        competition.master,
        aCommand({ ...on(boulder), attempts: [aTop] }),
      );

      expect(outcomes([...late, ...corrected])).toEqual([`HELD ${code}`, 'APPLIED']);
    },
  );
});

async function changeConfig(change: (tx: typeof api.db.kysely) => Promise<unknown>): Promise<void> {
  await api.db.transaction(async ({ kysely }) => {
    await change(kysely);
    await kysely
      .updateTable('competition')
      .set(({ eb }) => ({ configVersion: eb('configVersion', '+', 1) }))
      .where('id', '=', competition.id)
      .execute();
  });
}

it.each([
  ['no commands', { commands: [] }],
  ['fifty-one commands', { commands: Array.from({ length: 51 }, () => ({})) }],
  [
    'an unknown field',
    () => ({ commands: [{ ...aCommand({ ...on(boulder), attempts: [aTop] }), extra: 1 }] }),
  ],
  [
    'text for a number',
    () => ({ commands: [{ ...aCommand({ ...on(boulder), attempts: [aTop] }), base: '0' }] }),
  ],
  [
    'negative holds',
    () => ({ commands: [aCommand({ ...on(sport), attempts: [{ success: false, segmentsCount: -1 }] })] }),
  ],
])('refuses a body with %s', async (_name, body) => {
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, {
    as: judge,
    body: typeof body === 'function' ? body() : body,
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.invalid']);
});

it.each([
  ['an id in the form of a name', () => ({ ...aCommand(aTap()), id: `urn:uuid:${newId()}` })],
  ['a version that no stream reaches', () => ({ ...aCommand(aTap()), base: 3_000_000_000 })],
  ['a number that is none', () => ({ ...aCommand(aTap()), deviceSeq: 1e300 })],
])('refuses %s', async (_name, command) => {
  const body = { commands: [command()] };
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, { as: judge, body });
  expect(reply.statusCode).toBe(400);
});

it.each(['0000-01-01T00:00:00Z', '2026-06-30T23:59:60Z', '2999-01-01T00:00:00Z', '1969-01-01T00:00:00Z'])(
  'takes what was tapped on a phone whose clock says %s',
  async (clientTime) => {
    const tap = { ...aCommand({ ...aTap(), attempts: [{ ...aTry, timestamp: clientTime }] }), clientTime };
    expect(outcomes(await send(api, competition.id, judge, tap))).toEqual(['APPLIED']);
    const { attempts } = await attemptsOf(boulder);
    const at = attempts.map(({ timestamp }) => Date.parse(timestamp));
    expect(at.every((ms) => ms >= 0 && ms <= Date.now())).toBe(true);
  },
);

it('asks for a token, and for a competition that exists', async () => {
  const body = { commands: [aCommand({ ...on(boulder), attempts: [aTop] })] };
  const nobody = await api.call('POST', `/competitions/${competition.id}/commands`, { body });
  const nowhere = await api.call('POST', `/competitions/${newId()}/commands`, { as: judge, body });
  expect([nobody.statusCode, nowhere.statusCode]).toEqual([401, 404]);
});

it('refuses what is about nobody: nothing of it could ever be decided', async () => {
  const nobody = { route: boulder, competitor: null };
  const answers = [
    await sendRaw(aCommand({ ...nobody, attempts: [aTop] })),
    await sendRaw(aCommand({ ...nobody, kind: 'queue.add' })),
    await sendRaw(aCommand({ ...nobody, kind: 'queue.move', queue: [] })),
  ];
  expect(answers).toEqual([400, 400, 200]);
});

async function sendRaw(command: Command): Promise<number> {
  const path = `/competitions/${competition.id}/commands`;
  return (await api.call('POST', path, { as: judge, body: { commands: [command] } })).statusCode;
}
