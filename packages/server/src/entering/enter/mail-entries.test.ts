import type { TokenReply } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { aUser, testApi, type TestUser, formOf } from '../../testing.ts';

const api = testApi();

const enter = ({ id, categories }: TestCompetition, as: TestUser) =>
  api.call('POST', `/competitions/${id}/entries`, { as, body: { category: categories[0] } });

/** The target of the link in the newest mail. */
async function linkTo({ email }: TestUser): Promise<URL> {
  const { content } = await api.db.kysely
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URL((content as unknown as Mail).action?.path ?? '', 'http://localhost');
}

const exchange = (link: URL) =>
  api.call('POST', '/auth/token', {
    body: formOf({
      grantType: 'authorization_code',
      code: link.searchParams.get('authCode') ?? '',
      redirectUri: link.searchParams.get('authCodeUrl') ?? '',
      clientId: 'topout-web',
    }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('signs the reader in once, on their card', async () => {
  const competition = await aCompetition(api.db);
  const climber = await aUser(api.db);
  await enter(competition, climber);
  const link = await linkTo(climber);
  expect([link.pathname, link.searchParams.get('entry')]).toEqual([`/${competition.id}`, climber.profile]);

  const { accessToken } = (await exchange(link)).json<TokenReply>();
  const me = () => api.call('GET', '/profiles/me', { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await me()).json()).toMatchObject({ uuid: climber.profile });
  // Opening the mail a second time keeps people signed in.
  expect((await exchange(link)).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await me()).statusCode).toBe(200);
});

it('leads those who wait for a place to the competition, as they have no card', async () => {
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition);
  await api.db.kysely
    .updateTable('category')
    .set({ capacity: 1 })
    .where('competitionId', '=', competition.id)
    .execute();
  const climber = await aUser(api.db);
  await enter(competition, climber);
  expect((await linkTo(climber)).searchParams.has('entry')).toBe(false);
});
