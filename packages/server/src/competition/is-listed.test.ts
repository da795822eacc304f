import type { Competition, CompetitionSummary } from '@topout/contract';
import { issueCode } from '../people/auth/mailed/auth-codes.ts';
import { runCommand } from '../tools/cli/run-command.ts';
import { testApi, formOf } from '../testing.ts';
import { aCompetition, aMember, type TestCompetition } from '../following/competitions/testing.ts';

const api = testApi();
const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
let competition: TestCompetition;
const name = () => `Listed ${competition.id}`;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  await api.db.kysely
    .updateTable('competition')
    .set({ name: name() })
    .where('id', '=', competition.id)
    .execute();
});

const unconfirm = () =>
  api.db.kysely
    .updateTable('account')
    .set({ emailConfirmedAt: null })
    .where('id', '=', competition.master.account)
    .execute();
const isListed = async () =>
  (await api.call('GET', `/competitions?search=${encodeURIComponent(name())}`)).json<{
    data: CompetitionSummary[];
  }>().data.length === 1;
const heldBack = async (as?: { readonly token: string }) =>
  (await api.call('GET', `/competitions/${competition.id}`, { as })).json<Competition>().heldBack;
const run = (command: string, ...args: string[]) => runCommand(command, args, api.app);

it('is not on the home page before its owner has opened a mail, and says why to organisers alone', async () => {
  await unconfirm();
  expect(await isListed()).toBe(false);
  expect(await heldBack(competition.master)).toBe('EMAIL');
  expect(await heldBack(await aMember(api.db, competition, 'STAFF'))).toBe('EMAIL');
  expect(await heldBack(await aMember(api.db, competition, 'JUDGE'))).toBe(null);
  expect(await heldBack()).toBe(null);
});

it.each([
  ['a mailed link', null, true],
  ['a code of their own session', 'family', false],
] as const)('with %s used it is listed: %s %s', async (_name, maker, listed) => {
  await unconfirm();
  const { account, family } = competition.master;
  const redirectUri = '/sign-in';
  const madeBy = maker === null ? null : family;
  const code = await issueCode(api.db, { account, madeBy, redirectUri });
  const form = { grantType: 'authorization_code', code, redirectUri, clientId: 'topout-web' };
  const reply = await api.call('POST', '/auth/token', {
    body: formOf(form),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(reply.statusCode).toBe(200);
  expect(await isListed()).toBe(listed);
});

it('begins unconfirmed with a registered account, and confirmed with one that the host made', async () => {
  const confirmed = async (email: string) =>
    (
      await api.db.kysely
        .selectFrom('account')
        .select('emailConfirmedAt')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).emailConfirmedAt !== null;
  const [own, made] = [`${competition.id}@own.example`, `${competition.id}@made.example`];
  const body = { email: own, password: 'climb every mountain' };
  expect((await api.call('POST', '/auth/register', { body, headers: client })).statusCode).toBe(201);
  await run('create-account', '--email', made, '--password', 'climb every mountain');
  expect([await confirmed(own), await confirmed(made)]).toEqual([false, true]);
  expect((await run('confirm-email', '--email', own)).fault).toBe(null);
  expect(await confirmed(own)).toBe(true);
});

it('can be taken off the home page by the host, and let back, both in its history', async () => {
  const { fault, lines } = await run('hide-competition', '--competition', competition.id);
  expect([fault, lines]).toEqual([null, [`"${name()}" is off the home page.`]]);
  expect(await isListed()).toBe(false);
  expect(await heldBack(competition.master)).toBe('HOST');
  await run('hide-competition', '--competition', competition.id, '--show', 'yes');
  expect(await isListed()).toBe(true);
  const kinds = await api.db.kysely
    .selectFrom('audit')
    .select('kind')
    .where('competitionId', '=', competition.id)
    .orderBy('id')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['competition.hidden', 'competition.shown']);
});

it.each([
  ['no id', [], '--competition <uuid> is needed.'],
  ['an id of nothing', ['--competition', '0198a5c0-0000-7000-8000-0000000000ff'], 'There is no competition'],
])('refuses %s', async (_name, args, fault) =>
  expect((await run('hide-competition', ...args)).fault).toContain(fault),
);
