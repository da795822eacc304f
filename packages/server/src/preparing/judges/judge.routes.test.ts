import type { Judge } from '@topout/contract';
import { aCompetition, aMember, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aGuest, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const hour = 3_600_000;

const join = (competition: TestCompetition, as: TestUser, key = competition.key) =>
  api.call('POST', `/competitions/${competition.id}/judge`, { as, body: { key } });
const validate = (competition: TestCompetition, key: string, as?: { token: string }) =>
  api.call('POST', `/competitions/${competition.id}/judge/validate-key`, { as, body: { key } });
const judge = (competition: TestCompetition, user: TestUser) =>
  `/competitions/${competition.id}/judges/${user.profile}`;
const standing = async (competition: TestCompetition, as: TestUser) => {
  const { role, canJudge, judgeRequestPending } = (
    await api.call('GET', `/competitions/${competition.id}`, { as })
  ).json<{ role: string | null; canJudge: boolean; judgeRequestPending: boolean }>();
  return [role, canJudge, judgeRequestPending];
};

describe('the key', () => {
  it('is checked for guests too', async () => {
    const competition = await aCompetition(api.db);
    const right = await validate(competition, ` ${competition.key} `, await aGuest(api.db));
    expect([right.statusCode, right.json()]).toEqual([200, { valid: true }]);
    const wrong = await validate(competition, 'WRONG');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      {
        detail: {
          nonFieldErrors: [{ message: 'The QR code you scanned is not valid for this competition.' }],
        },
      },
    ]);
  });

  it('is of no use once the competition has ended or is closed', async () => {
    const [start, end] = [new Date('2031-01-04T08:00:00Z'), new Date('2031-01-04T17:30:00Z')];
    const past = new Date(Date.now() - hour);
    const ended = await aCompetition(api.db, { startsAt: new Date(past.getTime() - hour), endsAt: past });
    expect((await validate(ended, ended.key)).json()).toMatchObject({ code: 'competition.ended' });
    const closed = await aCompetition(api.db, { startsAt: start, endsAt: end });
    await api.db.kysely
      .updateTable('stage')
      .set({ pendingResults: false, closedAt: new Date('2031-01-04T16:30:00Z') })
      .where('competitionId', '=', closed.id)
      .execute();
    const reply = await join(closed, await aUser(api.db));
    expect([reply.statusCode, reply.json().detail.nonFieldErrors[0].message]).toEqual([
      403,
      'This competition ended on 4th January 2031 at 17:30. Please contact the event organiser for any queries.',
    ]);
  });
});

describe('joining', () => {
  it('makes a judge at once', async () => {
    const competition = await aCompetition(api.db);
    const user = await aUser(api.db);
    expect((await join(competition, user)).json()).toEqual({ role: 'JUDGE', pending: false });
    expect(await standing(competition, user)).toEqual(['JUDGE', true, false]);
  });

  it('waits for approval where the competition asks for it, and an e-mail tells', async () => {
    const competition = await aCompetition(api.db, { settings: { judgesNeedApproval: true } });
    const user = await aUser(api.db);
    expect((await join(competition, user)).json()).toEqual({ role: null, pending: true });
    expect(await standing(competition, user)).toEqual([null, false, true]);

    await api.call('PATCH', judge(competition, user), { as: competition.master, body: { approved: true } });

    expect(await standing(competition, user)).toEqual(['JUDGE', true, false]);
    const mail = await api.db.kysely
      .selectFrom('mail')
      .select('content')
      .where('recipient', '=', user.email)
      .execute();
    expect(mail).toMatchObject([
      {
        content: {
          subject: 'You are a judge at Test Open',
          // With a code: opening it signed out signs the person in.
          action: { path: expect.stringMatching(`^/${competition.id}/judge\\?authCode=.+&authCodeUrl=.+`) },
        },
      },
    ]);
  });

  it('is refused when staff send the request away', async () => {
    const competition = await aCompetition(api.db, { settings: { judgesNeedApproval: true } });
    const user = await aUser(api.db);
    await join(competition, user);
    await api.call('PATCH', judge(competition, user), { as: competition.master, body: { approved: false } });
    expect(await standing(competition, user)).toEqual([null, false, false]);
  });

  it('leaves whoever has a role with it', async () => {
    const competition = await aCompetition(api.db);
    const staff = await aMember(api.db, competition, 'STAFF');
    expect((await join(competition, staff)).json()).toEqual({ role: 'STAFF', pending: false });
  });

  it('asks staff again for somebody whose role they took away', async () => {
    const competition = await aCompetition(api.db);
    const user = await aUser(api.db);
    await join(competition, user);
    expect((await api.call('DELETE', judge(competition, user), { as: competition.master })).statusCode).toBe(
      204,
    );
    expect(await standing(competition, user)).toEqual([null, false, false]);
    expect((await join(competition, user)).json()).toEqual({ role: null, pending: true });
  });
});

it('lists judges to each other, e-mails and open requests to the organiser side only', async () => {
  const competition = await aCompetition(api.db);
  const colleague = await aMember(api.db, competition, 'JUDGE');
  await aMember(api.db, competition, 'JUDGE', { pending: true });
  const list = async (as: TestUser) =>
    (await api.call('GET', `/competitions/${competition.id}/judges`, { as }))
      .json<Judge[]>()
      .map(({ role, pending, email }) => [role, pending, email !== null]);
  expect(await list(competition.master)).toEqual([
    ['JUDGE', true, true],
    ['JUDGE', false, true],
    ['MASTER', false, true],
  ]);
  expect(await list(colleague)).toEqual([
    ['JUDGE', false, false],
    ['MASTER', false, false],
  ]);
  const path = `/competitions/${competition.id}/judges`;
  expect((await api.call('GET', path, { as: await aUser(api.db) })).statusCode).toBe(403);
  expect((await api.call('GET', path)).statusCode).toBe(401);
});

describe('roles', () => {
  it.each([
    ['MASTER', 'STAFF_JUDGE', 200],
    ['MASTER', 'STAFF', 200],
    ['STAFF_JUDGE', 'STAFF', 403],
    ['STAFF', 'JUDGE', 200],
    ['JUDGE', 'JUDGE', 403],
  ] as const)('lets %s make a judge %s: %i', async (actor, role, status) => {
    const competition = await aCompetition(api.db);
    const as = actor === 'MASTER' ? competition.master : await aMember(api.db, competition, actor);
    const user = await aMember(api.db, competition, 'JUDGE');
    const reply = await api.call('PATCH', judge(competition, user), { as, body: { role } });
    expect(reply.statusCode).toBe(status);
  });

  it('lets only the master take staff their role', async () => {
    const competition = await aCompetition(api.db);
    const [staff, other] = [
      await aMember(api.db, competition, 'STAFF'),
      await aMember(api.db, competition, 'STAFF'),
    ];
    expect((await api.call('DELETE', judge(competition, other), { as: staff })).statusCode).toBe(403);
    expect((await api.call('DELETE', judge(competition, other), { as: competition.master })).statusCode).toBe(
      204,
    );
  });

  it('does not touch the master', async () => {
    const competition = await aCompetition(api.db);
    const path = judge(competition, competition.master);
    for (const reply of [
      await api.call('DELETE', path, { as: competition.master }),
      await api.call('PATCH', path, { as: competition.master, body: { role: 'JUDGE' } }),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'judge.master']);
    }
  });

  it('knows nobody without a role', async () => {
    const competition = await aCompetition(api.db);
    const path = `/competitions/${competition.id}/judges/${newId()}`;
    expect(
      (await api.call('PATCH', path, { as: competition.master, body: { approved: true } })).statusCode,
    ).toBe(404);
  });
});
