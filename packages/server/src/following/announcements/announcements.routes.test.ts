import type { Announcement, Announcements, AuditRecord } from '@topout/contract';
import { aTicket } from '../../entering/tickets/testing.ts';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aGuest, aProfile, aUser, testApi } from '../../testing.ts';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aWave } from '../../entering/waves/testing.ts';
import { anAnnouncement } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let reader: EventReader | undefined;

beforeEach(async () => {
  competition = await aCompetition(api.db);
});
afterEach(() => reader?.close());

const url = () => `/competitions/${competition.id}/announcements`;
const readAs = async (as?: { token: string }) =>
  (await api.call('GET', url(), { as })).json<Announcements>().data;
const textsFor = async (as?: { token: string }) => (await readAs(as)).map(({ text }) => text);

const put = (user: string, wave: string) =>
  api.call('PUT', `/competitions/${competition.id}/waves/of/${user}`, {
    as: competition.master,
    body: { wave },
  });

it('gives everybody what is for them, newest first, and organisers all', async () => {
  const [women] = competition.categories;
  await anAnnouncement(api, competition, { text: 'all' });
  await anAnnouncement(api, competition, { text: 'women', audience: 'CATEGORY', category: women });
  await anAnnouncement(api, competition, { text: 'judges', audience: 'JUDGES' });
  await anAnnouncement(api, competition, { text: 'staff', audience: 'STAFF' });

  const climber = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: climber.profile });
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  await anEntry(api.db, competition, { profileId: child });

  expect(await textsFor(competition.master)).toEqual(['staff', 'judges', 'women', 'all']);
  expect(await textsFor(await aMember(api.db, competition, 'STAFF'))).toHaveLength(4);
  expect(await textsFor(await aMember(api.db, competition, 'JUDGE'))).toEqual(['judges', 'all']);
  expect(await textsFor(await aMember(api.db, competition, 'JUDGE', { pending: true }))).toEqual(['all']);
  for (const person of [climber, parent, await aTicket(api.db, competition)])
    expect(await textsFor(person)).toEqual(['women', 'all']);
  expect(await textsFor(await aTicket(api.db, await aCompetition(api.db)))).toEqual(['all']);
  for (const person of [await aUser(api.db), await aGuest(api.db), undefined])
    expect(await textsFor(person)).toEqual(['all']);
});

it('tells the people of one session, and their parents, but nobody who waits for a place in it', async () => {
  const wave = await aWave(api, competition, { capacity: 2 });
  const climber = await aUser(api.db);
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  const late = await aUser(api.db);
  for (const profileId of [climber.profile, child, late.profile]) {
    await anEntry(api.db, competition, { profileId });
    await put(profileId, wave);
  }
  await api.db.kysely
    .updateTable('registration')
    .set({ waveWaits: true })
    .where('profileId', '=', late.profile)
    .execute();
  await anAnnouncement(api, competition, { text: 'early', audience: 'WAVE', wave });
  for (const person of [climber, parent, competition.master])
    expect(await textsFor(person)).toEqual(['early']);
  for (const person of [late, await aUser(api.db), undefined]) expect(await textsFor(person)).toEqual([]);
});

it('shows the writer to organisers only, and what was withdrawn', async () => {
  const { uuid } = await anAnnouncement(api, competition);
  const [public_] = await readAs();
  expect(public_).toMatchObject({ uuid, madeBy: null, withdrawnAt: null, category: null });

  const withdrawn = await api.call('DELETE', `${url()}/${uuid}`, { as: competition.master });
  expect(withdrawn.json<Announcement>()).toMatchObject({ uuid, madeBy: 'Maja Master' });
  expect(await readAs()).toEqual([]);
  expect((await readAs(competition.master))[0]?.withdrawnAt).toEqual(expect.any(String));
  const again = await api.call('DELETE', `${url()}/${uuid}`, { as: competition.master });
  expect(again.statusCode).toBe(409);
});

it('records both in the history', async () => {
  const { uuid } = await anAnnouncement(api, competition);
  await api.call('DELETE', `${url()}/${uuid}`, { as: competition.master });
  const audit = await api.call('GET', `/competitions/${competition.id}/audit`, { as: competition.master });
  const { data } = audit.json<{ data: AuditRecord[] }>();
  expect(data.map(({ kind }) => kind)).toEqual(['announcement.withdrawn', 'announcement.made']);
  expect(data[1]?.details).toMatchObject({ text: 'Lunch until 13:00.', audience: 'EVERYBODY' });
});

it.each([
  ['nothing to read', { text: '  ' }],
  ['nothing to see', { text: '\u200b' }],
  ['too much to read', { text: 'x'.repeat(281) }],
  ['lines of their own', { text: 'a\nb' }],
  ['a category that is none', { audience: 'CATEGORY' }],
  ['a session that is none', { audience: 'WAVE' }],
  ["somebody else's session", { audience: 'WAVE', wave: '0198a5c0-0000-7000-8000-0000000000aa' }],
  ["somebody else's category", { audience: 'CATEGORY', category: '0198a5c0-0000-7000-8000-0000000000aa' }],
])('refuses %s', async (_what, body) => {
  const as = competition.master;
  const sent = { text: 'Lunch', audience: 'EVERYBODY', ...body };
  expect((await api.call('POST', url(), { as, body: sent })).statusCode).toBe(400);
});

it('refuses a category beside another audience', async () => {
  const body = { text: 'Lunch', audience: 'JUDGES', category: competition.categories[0] };
  expect((await api.call('POST', url(), { as: competition.master, body })).statusCode).toBe(400);
});

it('takes ten at once, and then one a minute', async () => {
  for (let n = 0; n < 10; n += 1) await anAnnouncement(api, competition);
  const body = { text: 'Lunch', audience: 'EVERYBODY' };
  expect((await api.call('POST', url(), { as: competition.master, body })).statusCode).toBe(429);
});

it('announces once what is sent again, and nothing else under its id', async () => {
  const uuid = newId();
  const send = (body: object) =>
    api.call('POST', url(), { as: competition.master, body: { uuid, audience: 'EVERYBODY', ...body } });
  for (let n = 0; n < 12; n += 1)
    expect((await send({ text: 'Lunch' })).json()).toMatchObject({ uuid, text: 'Lunch' });
  expect(await textsFor()).toEqual(['Lunch']);
  for (const other of [{ text: 'Dinner' }, { text: 'Lunch', audience: 'STAFF' }])
    expect((await send(other)).json()).toMatchObject({ code: 'announcement.other' });
  await api.call('DELETE', `${url()}/${uuid}`, { as: competition.master });
  expect((await send({ text: 'Lunch' })).json()).toMatchObject({ code: 'announcement.withdrawn' });
});

it('counts only what is announced', async () => {
  const body = { text: ' ', audience: 'EVERYBODY' };
  for (let n = 0; n < 12; n += 1)
    expect((await api.call('POST', url(), { as: competition.master, body })).statusCode).toBe(400);
  await anAnnouncement(api, competition);
});

it('keeps nothing that turns the text around it', async () => {
  await anAnnouncement(api, competition, { text: 'Lunch \u202eat \u2066noon' });
  expect(await textsFor()).toEqual(['Lunch at noon']);
});

it('tells guests, too, that there is something to read, without saying what', async () => {
  const address = await api.listen();
  reader = await readEvents(`${address}/api/competitions/${competition.id}/events?topics=announcements`);
  const told = { competition: competition.id, recent: true };
  // The page came with the list: nobody has to read it again.
  expect(await reader.next('announcements')).toEqual({ ...told, recent: false });
  const { uuid } = await anAnnouncement(api, competition, { audience: 'STAFF' });
  expect(await reader.next('announcements')).toEqual(told);
  await api.call('DELETE', `${url()}/${uuid}`, { as: competition.master });
  expect(await reader.next('announcements')).toEqual(told);
});
