import type { Entry, ImportBody, ImportReply } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aDesk } from '../desk/testing.ts';
import { aWave } from '../waves/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const post = (body: Partial<ImportBody>, as: TestUser = competition.master) =>
  api.call('POST', `/competitions/${competition.id}/entries/import`, { as, body });
const run = async (body: Partial<ImportBody>) => {
  const reply = await post(body);
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json<ImportReply>();
};
const entries = async () => {
  const reply = await api.call('GET', `/competitions/${competition.id}/entries`, { as: competition.master });
  return reply.json<{ data: Entry[] }>().data;
};
const table = [
  'First name,Last name,Born,Category,Number',
  'Ada,Lovelace,1990,Women,A1',
  'Bob,Noyce,1991,Men,',
].join('\n');

it('says what it would do, and does nothing, unless told to', async () => {
  const { lines, imported, dryRun, columns } = await run({ table });
  expect({ imported, dryRun }).toEqual({ imported: 0, dryRun: true });
  expect(columns.map(({ column }) => column)).toEqual([
    'first_name',
    'last_name',
    'year_of_birth',
    'category',
    'competitor_number',
  ]);
  expect(lines).toMatchObject([
    {
      line: 2,
      status: 'new',
      firstName: 'Ada',
      category: competition.categories[0],
      competitorNumber: 'A1',
    },
    { line: 3, status: 'new', yearOfBirth: 1991, competitorNumber: null },
  ]);
  expect(await entries()).toEqual([]);
});

it('reads on below a quote that is never closed, and names its line', async () => {
  const { lines } = await run({ table: table.replace('Ada', '"Ada') });
  expect(lines).toMatchObject([
    { line: 2, status: 'error', problems: [{ message: expect.stringContaining('without a closing one') }] },
    { line: 3, status: 'new', firstName: 'Bob' },
  ]);
});

it('enters all, with numbers for those who have none; a second time nobody', async () => {
  const wish = { table, dryRun: false, firstNumber: 100 };
  const done = await run(wish);
  expect(done.imported).toBe(2);
  // The answer names them, so that single ones can be undone.
  expect(done.lines.map(({ entry }) => entry)).toEqual((await entries()).map(({ uuid }) => uuid));
  const people = (await entries()).map(({ user, category, competitorNumber }) => [
    user.name,
    category.name,
    competitorNumber,
  ]);
  expect(people).toEqual([
    ['Ada Lovelace', 'Women', 'A1'],
    ['Bob Noyce', 'Men', '100'],
  ]);
  const again = await run(wish);
  expect([again.imported, again.lines.map(({ status }) => status)]).toEqual([0, ['entered', 'entered']]);

  const number = await api.call('GET', `/competitions/${competition.id}/entries/by-competitor-number/100`);
  expect(number.json()).toMatchObject({ user: { firstName: 'Bob' } });
});

it('enters nobody where a line has an error, or leaves that line out', async () => {
  const wrong = `${table}\nCy,,1990,Open,`;
  const refused = await post({ table: wrong, dryRun: false });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'import.invalid',
    detail: {
      nonFieldErrors: [{ message: '1 line has an error. Nobody was entered.' }],
      fields: { 'line 4': ['Last name is missing.', 'There is no category “Open” in this competition.'] },
    },
  });
  expect(await entries()).toEqual([]);
  expect((await run({ table: wrong, dryRun: false, skipErrors: true })).imported).toBe(2);
});

it('takes a table without headings when told what its columns hold', async () => {
  const bare = 'Lovelace\tAda\nNoyce\tBob';
  const asked = await run({ table: bare });
  expect(asked).toMatchObject({
    headings: false,
    lines: [],
    sample: [
      ['Lovelace', 'Ada'],
      ['Noyce', 'Bob'],
    ],
  });
  const done = await run({
    table: bare,
    columns: ['last_name', 'first_name'],
    category: competition.categories[1],
    dryRun: false,
  });
  expect(done.imported).toBe(2);
  expect((await entries()).map(({ user, category }) => `${user.name} ${category.name}`)).toEqual([
    'Ada Lovelace Men',
    'Bob Noyce Men',
  ]);
});

it('enters people who were here before, and their children, as themselves', async () => {
  const parent = await aUser(api.db, { firstName: 'Zoë', lastName: 'Parent' });
  const child = await aProfile(api.db, { firstName: 'Kim', lastName: 'Parent', parentId: parent.profile });
  for (const profileId of [parent.profile, child]) await anEntry(api.db, competition, { profileId });
  await api.db.kysely.deleteFrom('entry').where('competitionId', '=', competition.id).execute();
  const mail = parent.email.toUpperCase();
  await run({
    table: `Name;Category;E-mail\nZoe Parent;Women;${mail}\nKim Parent;Women;${mail}\nLou Parent;Men;${mail}`,
    dryRun: false,
  });
  const users = (await entries()).map(({ user }) => user.uuid);
  expect(users.slice(0, 2)).toEqual([parent.profile, child]);
  expect([parent.profile, child]).not.toContain(users[2]);
});

it('reaches nobody by their address', async () => {
  const stranger = await aUser(api.db, { firstName: 'Sue', lastName: 'Stranger' });
  await run({ table: `Name,Category,E-mail\nSue Stranger,Women,${stranger.email}`, dryRun: false });
  const [entry] = await entries();
  // The table's data, and nothing from the account.
  expect([entry?.user.uuid === stranger.profile, entry?.user.email]).toEqual([false, stranger.email]);
});

it('enters late comers into the stage that runs', async () => {
  const final = await aFinal(api.db, competition);
  for (const [stage, what] of [
    [competition.stage, 'close'],
    [final.id, 'open'],
  ] as const) {
    const url = `/competitions/${competition.id}/stages/${stage}/${what}`;
    expect((await api.call('POST', url, { as: competition.master })).statusCode).toBe(200);
  }
  const columns = ['first_name', 'last_name', 'category'] as const;
  const late = (category: string) =>
    run({ table: `"Lia"\t"Late"\t"${category}"`, columns: [...columns], headings: false, dryRun: false });
  const { lines, imported } = await late(final.category);
  expect([imported, lines[0]?.category]).toEqual([1, final.category]);
  const [only, ...others] = await entries();
  expect(others).toEqual([]);
  expect(only).toMatchObject({ uuid: lines[0]?.entry, category: { uuid: final.category } });
});

it('puts those who find no place on the waiting list', async () => {
  await api.db.kysely
    .updateTable('category')
    .set({ capacity: 2 })
    .where('id', '=', competition.categories[0])
    .execute();
  await anEntry(api.db, competition, { profileId: await aProfile(api.db, { firstName: 'First' }) });
  const { lines } = await run({ table: 'Name,Category\nA B,Women\nC D,Women', dryRun: false });
  expect(lines.map(({ status }) => status)).toEqual(['new', 'waiting']);
  expect((await entries()).map(({ status }) => status)).toEqual(['ENTERED', 'ENTERED', 'WAITING']);
});

it('takes thousands at once, and two imports of one moment enter each person once', async () => {
  const many = Array.from(
    { length: 3_000 },
    (_, index) => `Pat ${index},Climber,${index % 2 ? 'Women' : 'Men'}`,
  );
  const wish = {
    table: ['First name,Last name,Category', ...many].join('\n'),
    dryRun: false,
    firstNumber: 1,
  };
  const both = await Promise.all([run(wish), run(wish)]);
  expect(both.map(({ imported }) => imported).toSorted((a, b) => a - b)).toEqual([0, 3_000]);
}, 60_000);

it('takes no more lines than the server can read at once', async () => {
  const many = Array.from({ length: 5_000 }, () => 'Pat,Climber,Women');
  const reply = await post({ table: ['First name,Last name,Category', ...many].join('\n') });
  expect(reply.statusCode).toBe(400);
});

it('keeps addresses, and shows them to organisers', async () => {
  await run({ table: 'Name,Category,E-mail\nAda Lovelace,Women,Ada@Example.org', dryRun: false });
  expect((await entries())[0]?.user.email).toBe('ada@example.org');
});

it('gives numbers to all who have none, by category and name', async () => {
  await anEntry(api.db, competition, { competitorNumber: '2' });
  for (const [firstName, categoryId] of [
    ['Zed', competition.categories[0]],
    ['Amy', competition.categories[1]],
    ['Ann', competition.categories[0]],
  ]) {
    await anEntry(api.db, competition, {
      profileId: await aProfile(api.db, { firstName, lastName: 'X' }),
      ...(categoryId && { categoryId }),
    });
  }
  const numbers = (first: number) =>
    api.call('POST', `/competitions/${competition.id}/entries/numbers`, {
      as: competition.master,
      body: { first },
    });
  expect((await numbers(1)).json()).toEqual({ assigned: 3 });
  // Entries created within one millisecond come in any order.
  const named = (await entries()).map(({ user, competitorNumber: n }) => `${user.firstName} ${n}`);
  expect(named.toSorted()).toEqual(['Ada 2', 'Amy 4', 'Ann 1', 'Zed 3']);
  expect((await numbers(1)).json()).toEqual({ assigned: 0 });
});

it.each([
  ['a category of nowhere', { table, category: '0198a5c0-1111-7000-8000-0000000000a1' }],
  ['columns of nothing', { table, columns: ['shoe size'] as never }],
  ['no table', { table: '' }],
])('refuses %s', async (_what, body) => {
  expect((await post(body)).statusCode).toBe(400);
});

it('is for organisers, not for judges who may add people one by one', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  expect((await post({ table }, judge)).statusCode).toBe(403);
  expect((await post({ table }, await aMember(api.db, competition, 'STAFF'))).statusCode).toBe(200);
});

it('enters another person of the same name when told so, and only then', async () => {
  const rows = 'Name,Category\nAda Lovelace,Women';
  await run({ table: rows, dryRun: false });
  expect((await run({ table: rows, dryRun: false })).imported).toBe(0);
  expect((await run({ table: rows, others: [2] })).lines).toMatchObject([{ status: 'new' }]);
  expect((await run({ table: rows, dryRun: false, others: [2] })).imported).toBe(1);
  const found = await entries();
  expect(found.map(({ user }) => user.name)).toEqual(['Ada Lovelace', 'Ada Lovelace']);
  expect(new Set(found.map(({ user }) => user.uuid)).size).toBe(2);
});

it('puts people into the session that a line names, and lets those wait for whom there is no place', async () => {
  const wave = await aWave(api, competition, { capacity: 1 });
  const lines = ['First name,Last name,Category,Session'].concat(
    ['Ada', 'Bea', 'Cem'].map((name) => `${name},Low,Women,${name === 'Cem' ? '' : 'afternoon'}`),
  );
  await run({ table: lines.join('\n'), dryRun: false });
  const rows = await aDesk(api, competition).rows();
  expect(rows.map((row) => [row.firstName, row.wave, row.waveWaits])).toEqual([
    ['Ada', wave, false],
    ['Bea', wave, true],
    ['Cem', null, false],
  ]);
});

it('takes handicaps, in the way in which they count', async () => {
  const list = ['First name,Last name,Category,Handicap', 'Ada,Lovelace,Women,"1,2"', 'Bob,Noyce,Men,'].join(
    '\n',
  );
  const { lines } = await run({ table: list });
  expect(lines[0]?.problems).toMatchObject([{ column: 'handicap' }]);
  const factor = await aCompetition(api.db, { settings: { scoring: { handicap: 'factor' } } });
  const path = `/competitions/${factor.id}/entries`;
  const body = { table: list, dryRun: false };
  const reply = await api.call('POST', `${path}/import`, { as: factor.master, body });
  expect(reply.json<ImportReply>().imported).toBe(2);
  const { data } = (await api.call('GET', path, { as: factor.master })).json<{ data: Entry[] }>();
  const shown = data.map(({ user, handicapPercent, handicapPoints }) => [
    user.firstName,
    handicapPercent,
    handicapPoints,
  ]);
  expect(shown.toSorted()).toEqual([
    ['Ada', 120, null],
    ['Bob', null, null],
  ]);
});
