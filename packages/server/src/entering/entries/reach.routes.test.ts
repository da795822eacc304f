import type { BulkEntriesReply, Entry } from '@topout/contract';
import {
  aCompetition,
  aFormerEntrant,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const enter = ({ id, categories }: TestCompetition, as: TestUser, user?: string) =>
  api.call('POST', `/competitions/${id}/entries`, { as, body: { category: categories[0], user } });
const readEntry = async ({ id, master }: TestCompetition, user: string) =>
  (await api.call('GET', `/competitions/${id}/entries/${user}`, { as: master })).json<Entry>();
const leave = ({ id }: TestCompetition, as: TestUser, who = 'me') =>
  api.call('DELETE', `/competitions/${id}/entries/${who}`, { as });
const mailsTo = async ({ email }: TestUser): Promise<Mail[]> => {
  const rows = await api.db.kysely
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .execute();
  return rows.map(({ content }) => content as unknown as Mail);
};

/** Another competition of the same master judge. */
const another = (of: TestCompetition) => aCompetition(api.db, {}, of.master);

/** Entered by the organiser, who knows them from another competition, and so not by their own act. */
async function enteredByOthers() {
  const before = await aCompetition(api.db);
  const user = await aUser(api.db);
  await enter(before, user);
  const competition = await another(before);
  expect((await enter(competition, competition.master, user.profile)).statusCode).toBe(201);
  return { competition, user };
}

describe('nobody is entered by an id that somebody knows', () => {
  const settings = { judgeCompetitorPermissions: 'ADD' } as const;

  it.each(['MASTER', 'STAFF', 'JUDGE'] as const)(
    'by a %s: it answers as if there was nobody',
    async (role) => {
      const competition = await aCompetition(api.db, { settings });
      const parent = await aUser(api.db);
      const child = await aProfile(api.db, { parentId: parent.profile });
      const as = role === 'MASTER' ? competition.master : await aMember(api.db, competition, role);
      const nobody = await enter(competition, as, competition.id);
      for (const victim of [parent.profile, child]) {
        const reply = await enter(competition, as, victim);
        expect([reply.statusCode, reply.body]).toEqual([404, nobody.body]);
      }
      expect(await mailsTo(parent)).toEqual([]);
    },
  );

  it('in a list', async () => {
    const competition = await aCompetition(api.db);
    const { profile: user } = await aUser(api.db);
    const reply = await api.call('POST', `/competitions/${competition.id}/entries/bulk`, {
      as: competition.master,
      body: { entries: [{ category: competition.categories[0], user }] },
    });
    expect(reply.json<BulkEntriesReply>().data).toMatchObject([{ status: 404, entry: null }]);
  });

  it('but by those whom they came to before, in this competition', async () => {
    const competition = await aCompetition(api.db, { settings });
    const judge = await aMember(api.db, competition, 'JUDGE');
    const user = await aUser(api.db);
    await aFormerEntrant(api.db, competition, user);
    expect((await enter(competition, judge, user.profile)).statusCode).toBe(201);
    expect((await readEntry(competition, user.profile)).user.email).toBe(user.email);
  });

  it('or in another of the same organiser, for those who organise both', async () => {
    const before = await aCompetition(api.db);
    const user = await aUser(api.db);
    await enter(before, user);
    const competition = await another(before);
    const staff = await aMember(api.db, competition, 'STAFF');
    expect((await enter(competition, staff, user.profile)).statusCode).toBe(404);
    expect((await enter(competition, competition.master, user.profile)).statusCode).toBe(201);
  });
});

describe('whom others entered', () => {
  it('keeps their address to themselves', async () => {
    const { competition, user } = await enteredByOthers();
    const { user: shown } = await readEntry(competition, user.profile);
    expect([shown.name, shown.email, shown.parent, shown.creationTime]).toEqual([
      'Ada Climber',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('can leave, and so can a child by its parent', async () => {
    const { competition, user } = await enteredByOthers();
    expect((await leave(competition, await aUser(api.db), user.profile)).statusCode).toBe(403);
    expect((await leave(competition, user)).statusCode).toBe(204);
    const child = await aProfile(api.db, { parentId: user.profile });
    await anEntry(api.db, competition, { profileId: child });
    await api.db.kysely.updateTable('registration').set({ agreedAt: null }).execute();
    expect((await leave(competition, user, child)).statusCode).toBe(204);
  });

  it('is theirs from then on where they enter by themselves', async () => {
    const { competition, user } = await enteredByOthers();
    await leave(competition, user);
    await enter(competition, user);
    expect((await readEntry(competition, user.profile)).user.email).toBe(user.email);
    // From then on it is final once entries are closed.
    await api.db.kysely
      .updateTable('competition')
      .set({ entriesCloseAt: new Date() })
      .where('id', '=', competition.id)
      .execute();
    expect((await leave(competition, user)).statusCode).toBe(403);
  });
});

it('keeps a name in one line of a mail, so that it says nothing in the name of the product', async () => {
  const competition = await aCompetition(api.db, { name: 'Cup.\r\n\r\nSign in at\u2028evil.example\u202e' });
  const user = await aUser(api.db, { firstName: 'Ada\nHello' });
  await enter(competition, user);
  const [mail] = await mailsTo(user);
  expect([mail?.subject, mail?.greeting]).toEqual(['Entered: Cup. Sign in at evil.example', 'Ada Hello']);
});
