import type { AuditRecord, EntryDetail, Ticket, Tickets, TicketSession } from '@topout/contract';
import { secretHash } from '../../platform/secrets.ts';
import { showTicketCode, ticketCode } from '@topout/domain';
import { randomBytes } from 'node:crypto';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aProfile, aUser, formOf, testApi } from '../../testing.ts';
import { aTicket } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const here = (path = '') => `/competitions/${competition.id}${path}`;
const make = async (body: object = {}) =>
  (await api.call('POST', here('/tickets'), { as: competition.master, body })).json<Tickets>().data;
const renew = (profile: string) =>
  api.call('POST', here(`/tickets/${profile}/renew`), { as: competition.master });
const revoke = (profile: string) =>
  api.call('DELETE', here(`/tickets/${profile}`), { as: competition.master });
/** Each from an address of its own: addresses have limits. */
let address = 0;
const signIn = (code: string, from = `10.1.${(address += 1) >> 8}.${address & 255}`) =>
  api.app.inject({ method: 'POST', url: '/api/tickets/session', payload: { code }, remoteAddress: from });
const own = (as: { token: string }) => api.call('GET', here('/entries/me'), { as });
const status = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode;
const unknownCode = () => showTicketCode(ticketCode(randomBytes(8)));

async function tokensOf(code: string): Promise<{ token: string; refreshToken: string }> {
  const reply = await api.call('POST', '/tickets/session', { body: { code } });
  expect(reply.statusCode).toBe(200);
  const { accessToken, refreshToken } = reply.json<TicketSession>();
  return { token: accessToken, refreshToken };
}

const refresh = (refreshToken: string) =>
  api.call('POST', '/auth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: formOf({ grantType: 'refresh_token', refreshToken }),
  });

describe('making tickets', () => {
  it('makes one for everybody without an account, and says the same code again', async () => {
    const kim = await anEntry(api.db, competition, {
      profileId: await aProfile(api.db, { firstName: 'Kim', lastName: 'Climber' }),
      competitorNumber: '17',
    });
    const parent = await aUser(api.db);
    await anEntry(api.db, competition, { profileId: parent.profile });
    await anEntry(api.db, competition, { profileId: await aProfile(api.db, { parentId: parent.profile }) });
    await anEntry(api.db, competition, { status: 'WAITING' });
    const tickets = await make();
    expect(tickets).toEqual([
      {
        user: kim.profile,
        name: 'Kim Climber',
        competitorNumber: '17',
        category: 'Women',
        code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{5}$/),
      },
    ]);
    expect(await make()).toEqual(tickets);
    const audit = await api.call('GET', here('/audit'), { as: competition.master });
    const records = audit.json<{ data: AuditRecord[] }>().data;
    expect(records.map(({ kind, details }) => [kind, details])).toEqual([['tickets.made', { count: 1 }]]);
  });

  it('makes those asked for', async () => {
    const [kim] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
    expect((await make({ users: [kim.profile] })).map(({ user }) => user)).toEqual([kim.profile]);
    expect(await make()).toHaveLength(2);
  });

  it('keeps no code, and reveals none without the secret', async () => {
    await anEntry(api.db, competition);
    const [ticket] = await make();
    const code = ticket?.code?.replace('-', '') ?? '';
    const rows = await api.db.kysely.selectFrom('ticket').selectAll().execute();
    const kept = JSON.stringify(rows) + rows.map(({ codeHash }) => codeHash.toString('utf8')).join();
    expect(kept).not.toContain(code);
    const { createHash } = await import('node:crypto');
    const plain = createHash('sha256').update(code).digest();
    expect(rows.some(({ codeHash }) => codeHash.equals(plain))).toBe(false);
  });
});

describe('signing in', () => {
  it('shows the holder their own card, also a hidden one, and who they are', async () => {
    competition = await aCompetition(api.db, { liveLeaderboard: false });
    const { code, profile, entry } = await aTicket(api.db, competition);
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] }),
    );
    const reply = await signIn(code.toLowerCase());
    expect(reply.json()).toMatchObject({
      token_type: 'Bearer',
      ticket: { competition: competition.id, user: profile, name: 'Ada Climber' },
    });
    const { token } = await tokensOf(code);
    const card = (await own({ token })).json<EntryDetail>();
    expect(card).toMatchObject({ uuid: entry, attemptsCount: 1 });
    // By any other address the holder is a guest.
    const asGuest = await api.call('GET', here(`/entries/${entry}`), { as: { token } });
    expect(asGuest.json<EntryDetail>().attemptsCount).toBe(0);
  });

  it('gives each holder their own card at the same address, over a socket', async () => {
    const server = await api.listen();
    const tickets = [await aTicket(api.db, competition), await aTicket(api.db, competition)];
    const read = async (token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const reply = await fetch(`${server}/api${here('/entries/me')}`, { headers });
      return reply.status === 200 ? ((await reply.json()) as { uuid: string }).uuid : reply.status;
    };
    // The second round comes from what the node keeps.
    for (let round = 0; round < 2; round += 1) {
      expect(await Promise.all(tickets.map(({ token }) => read(token)))).toEqual(
        tickets.map(({ entry }) => entry),
      );
      expect(await read()).toBe(401);
    }
  });

  it('is of one competition', async () => {
    const elsewhere = await aCompetition(api.db);
    const { token, profile } = await aTicket(api.db, competition);
    await anEntry(api.db, elsewhere, { profileId: profile });
    const as = { token };
    expect(await status(api.call('GET', `/competitions/${elsewhere.id}/entries/me`, { as }))).toBe(401);
    const body = {
      commands: [aCommand({ route: elsewhere.routes[0], competitor: profile, attempts: [aTop] })],
    };
    expect(await status(api.call('POST', `/competitions/${elsewhere.id}/commands`, { as, body }))).toBe(401);
  });

  it('may send commands as somebody without a role may', async () => {
    const { token, profile } = await aTicket(api.db, competition);
    const stranger = await aUser(api.db);
    const [route] = competition.routes;
    const answers = [];
    for (const as of [{ token }, stranger]) {
      const body = { commands: [aCommand({ route, competitor: profile, attempts: [aTop] })] };
      const reply = await api.call('POST', here('/commands'), { as, body });
      answers.push([
        reply.statusCode,
        reply.json<{ data: { status: string }[] }>().data?.map((one) => one.status),
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it.each(['', 'hello', 'ABCD-EFGHK'])('says that "%s" has a typing mistake', async (code) => {
    const reply = await signIn(code);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('That code has a typing mistake.');
  });

  it('answers alike for codes unknown, revoked, renewed, and of people who are gone', async () => {
    const [revoked, renewed, gone] = [
      await aTicket(api.db, competition),
      await aTicket(api.db, competition),
      await aTicket(api.db, competition),
    ];
    await revoke(revoked.profile);
    await renew(renewed.profile);
    await api.call('DELETE', here(`/entries/${gone.entry}`), { as: competition.master });
    const replies = [];
    for (const code of [unknownCode(), revoked.code, renewed.code, gone.code])
      replies.push(await signIn(code));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  it('limits wrong codes by address, and locks nobody out who has a right one', async () => {
    const { code } = await aTicket(api.db, competition);
    const from = '10.9.9.9';
    const statuses = await Promise.all(Array.from({ length: 32 }, () => status(signIn(unknownCode(), from))));
    expect(statuses.filter((each) => each === 404)).toHaveLength(30);
    expect(await status(signIn(unknownCode(), from))).toBe(429);
    expect(await status(signIn(code, from))).toBe(200);
    expect(await status(signIn('ABCD-EFGHK', from))).toBe(400);
    expect(await status(signIn(code))).toBe(200);
  });

  it('believes no address that guesses while very many guess', async () => {
    const { code } = await aTicket(api.db, competition);
    const from = '10.9.9.8';
    await Promise.all(Array.from({ length: 31 }, () => signIn(unknownCode(), from)));
    const key = secretHash('ticket.all all');
    // It gives one back five times a second.
    const refusedNow = async () => {
      const fullAt = new Date(Date.now() + 3_599_990);
      await api.db.kysely.updateTable('allowance').set({ fullAt }).where('key', '=', key).execute();
      return (await status(signIn(code, from))) === 429;
    };
    let refused = false;
    for (let tries = 0; tries < 20 && !refused; tries += 1) refused = await refusedNow();
    expect(refused).toBe(true);
    expect(await status(signIn(code))).toBe(200);
    await api.db.kysely.deleteFrom('allowance').where('key', '=', key).execute();
  });
});

describe('the end of a ticket', () => {
  it('ends its sign-ins at once when it is revoked, and renewing gives another', async () => {
    const { code, profile } = await aTicket(api.db, competition);
    const phone = await tokensOf(code);
    expect(await status(own(phone))).toBe(200);
    expect(await status(revoke(profile))).toBe(204);
    expect(await status(own(phone))).toBe(401);
    expect(await status(refresh(phone.refreshToken))).toBe(400);
    expect(await status(revoke(profile))).toBe(404);
    // Printing everybody's does not give it back.
    expect(await make()).toMatchObject([{ user: profile, code: null }]);
    const another = (await renew(profile)).json<Ticket>().code ?? '';
    expect(another).not.toBe(showTicketCode(code));
    expect(await status(own(await tokensOf(another)))).toBe(200);
    expect(await status(own(phone))).toBe(401);
  });

  it('ends its sign-ins at once when it is renewed', async () => {
    const { code, profile } = await aTicket(api.db, competition);
    const phone = await tokensOf(code);
    expect(await status(own(phone))).toBe(200);
    await renew(profile);
    expect(await status(own(phone))).toBe(401);
  });

  it('has nothing to renew where none was made, and nothing for people with an account', async () => {
    expect(await status(renew((await anEntry(api.db, competition)).profile))).toBe(404);
    const { profile } = await aTicket(api.db, competition);
    const id = (await aUser(api.db)).account;
    await api.db.kysely.updateTable('account').set({ profileId: profile }).where('id', '=', id).execute();
    expect(await status(renew(profile))).toBe(404);
    expect(await make({ users: [profile] })).toEqual([]);
  });

  it('comes with the entry, and with the twelfth hour after the competition', async () => {
    const [gone, late] = [await aTicket(api.db, competition), await aTicket(api.db, competition)];
    const phones = [await tokensOf(gone.code), await tokensOf(late.code)];
    await api.call('DELETE', here(`/entries/${gone.entry}`), { as: competition.master });
    expect(await status(refresh(phones[0]?.refreshToken ?? ''))).toBe(400);
    const endsAt = (hoursAgo: number) =>
      api.db.kysely
        .updateTable('competition')
        .set({ startsAt: new Date(0), endsAt: new Date(Date.now() - hoursAgo * 3_600_000) })
        .where('id', '=', competition.id)
        .execute();
    await endsAt(11.9);
    expect(await status(own(await tokensOf(late.code)))).toBe(200);
    await endsAt(12.1);
    expect(await status(refresh(phones[1]?.refreshToken ?? ''))).toBe(400);
    expect(await status(signIn(late.code))).toBe(404);
  });

  it('signs out like any session', async () => {
    const { code } = await aTicket(api.db, competition);
    const phone = await tokensOf(code);
    const { token } = await tokensOf(code);
    await api.call('POST', '/auth/revoke', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: formOf({ token: phone.refreshToken }),
    });
    expect(await status(own(phone))).toBe(401);
    expect(await status(own({ token }))).toBe(200);
  });

  it('refreshes like any session', async () => {
    const { code } = await aTicket(api.db, competition);
    const reply = await refresh((await tokensOf(code)).refreshToken);
    expect(await status(own({ token: reply.json<{ accessToken: string }>().accessToken }))).toBe(200);
  });
});

describe('an account for the holder', () => {
  const claim = (code: string, as: { token: string }) =>
    api.call('POST', '/tickets/claim', { as, body: { code } });

  it('makes the entry their own, with what they climbed, and ends the ticket', async () => {
    const { code, profile, entry, token } = await aTicket(api.db, competition);
    const command = aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] });
    await send(api, competition.id, competition.master, command);
    expect(await status(own({ token }))).toBe(200);
    const kim = await aUser(api.db);
    const reply = await claim(code, kim);
    expect(reply.json()).toEqual({ competition: competition.id, entry });
    expect((await own(kim)).json<EntryDetail>()).toMatchObject({ uuid: entry, attemptsCount: 1 });
    expect(await status(own({ token }))).toBe(401);
    expect(await status(signIn(code))).toBe(404);
    expect(await status(claim(code, await aUser(api.db)))).toBe(404);
  });

  it('needs a confirmed address, and a place that is free', async () => {
    const { code } = await aTicket(api.db, competition);
    const kim = await aUser(api.db);
    await api.db.kysely
      .updateTable('account')
      .set({ emailConfirmedAt: null })
      .where('id', '=', kim.account)
      .execute();
    expect(await status(claim(code, kim))).toBe(403);
    const entered = await aUser(api.db);
    await anEntry(api.db, competition, { profileId: entered.profile });
    expect(await status(claim(code, entered))).toBe(409);
    expect(await status(signIn(code))).toBe(200);
  });

  it('ends the ticket of somebody whose account takes over by address', async () => {
    const { code, profile, token } = await aTicket(api.db, competition);
    const kim = await aUser(api.db);
    await api.db.kysely
      .updateTable('registration')
      .set({ listedEmail: kim.email })
      .where('profileId', '=', profile)
      .execute();
    const body = { firstName: 'Ada', lastName: 'Climber' };
    await api.call('PATCH', '/profiles/me', { as: kim, body });
    expect(await status(own(kim))).toBe(200);
    expect(await status(own({ token }))).toBe(401);
    expect(await status(signIn(code))).toBe(404);
  });
});

it('tells the desk whose ticket a code is: of its own competition, and not of a revoked one', async () => {
  const { code, profile } = await aTicket(api.db, competition);
  const other = await aCompetition(api.db);
  const holder = (of: TestCompetition, typed: string) =>
    api.call('POST', `/competitions/${of.id}/tickets/holder`, { as: of.master, body: { code: typed } });
  expect((await holder(competition, showTicketCode(code))).json()).toEqual({ user: profile });
  expect((await holder(other, code)).statusCode).toBe(404);
  expect((await holder(competition, 'ABCD')).statusCode).toBe(404);
  await revoke(profile);
  expect((await holder(competition, code)).statusCode).toBe(404);
});
