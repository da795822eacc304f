import { aCompetition, aMember } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

it('mails the link to enter, which enters nobody by itself', async () => {
  const competition = await aCompetition(api.db, { name: 'Open' });
  const email = `${newId()}@example.org`;
  const invite = async (as: TestUser) =>
    (await api.call('POST', `/competitions/${competition.id}/entries/invite`, { as, body: { email } }))
      .statusCode;
  expect(await invite(await aMember(api.db, competition, 'JUDGE'))).toBe(403);
  expect(await invite(await aUser(api.db))).toBe(403);
  expect(await invite(await aMember(api.db, competition, 'STAFF'))).toBe(204);
  const mails = await api.db.kysely
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toMatchObject([
    { content: { subject: 'Enter Open', action: { path: `/${competition.id}/enter` } } },
  ]);
  const entries = await api.db.kysely
    .selectFrom('entry')
    .select('id')
    .where('competitionId', '=', competition.id)
    .execute();
  expect(entries).toEqual([]);
});

it('asks the same person five times a day at most, and lets no unconfirmed organiser ask', async () => {
  const email = `${newId()}@example.org`;
  const answers: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const { id, master: as } = await aCompetition(api.db);
    answers.push(
      (await api.call('POST', `/competitions/${id}/entries/invite`, { as, body: { email } })).statusCode,
    );
  }
  expect(answers).toEqual([204, 204, 204, 204, 204, 429]);

  const { id, master: as } = await aCompetition(api.db);
  await api.db.kysely
    .updateTable('account')
    .set({ emailConfirmedAt: null })
    .where('id', '=', as.account)
    .execute();
  const body = { email: `${newId()}@example.org` };
  expect((await api.call('POST', `/competitions/${id}/entries/invite`, { as, body })).statusCode).toBe(403);
});
