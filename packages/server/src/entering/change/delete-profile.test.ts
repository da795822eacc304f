import { aDesk } from '../desk/testing.ts';
import { aConsentBody, answersOf, aQuestion } from '../questions/testing.ts';
import { aCompetition, aMember, anEntry } from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';

const api = testApi();

const eight = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 8 }, (_, index) => make(index)));

it('lets judges who compete leave a competition while others enter it, and nobody waits for ever', async () => {
  const competition = await aCompetition(api.db);
  const { id, categories } = competition;
  const leaving = await eight(async (index) => {
    const judge = await aMember(api.db, competition, 'JUDGE');
    await anEntry(api.db, competition, {
      profileId: judge.profile,
      categoryId: categories[index % 2] ?? '',
    });
    return judge;
  });
  const coming = await eight(() => aUser(api.db));
  const replies = await eight((index) => {
    const category = categories[index % 2];
    return Promise.all([
      api.call('DELETE', '/profiles/me', { as: leaving[index] }),
      api.call('POST', `/competitions/${id}/entries`, { as: coming[index], body: { category } }),
    ]);
  });
  expect(replies.map((both) => both.map(({ statusCode }) => statusCode))).toEqual(
    Array.from({ length: 8 }, () => [204, 201]),
  );
  const entered = await api.db.kysely
    .selectFrom('entry')
    .select('profileId')
    .where('competitionId', '=', id)
    .execute();
  expect(entered.map(({ profileId }) => profileId).toSorted()).toEqual(
    coming.map(({ profile }) => profile).toSorted(),
  );
});

it('leaves whole whoever is entered while they are deleted', async () => {
  const competitions = await eight(() => aCompetition(api.db));
  const parent = await aUser(api.db);
  const replies = await Promise.all([
    ...competitions.map(({ id, categories }) =>
      api.call('POST', `/competitions/${id}/entries`, { as: parent, body: { category: categories[0] } }),
    ),
    api.call('DELETE', '/profiles/me', { as: parent }),
  ]);
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect([204, 409]).toContain(statuses.pop());
  for (const status of statuses) expect([201, 401, 403, 404]).toContain(status);
});

it.each([
  ['who climbed', 3],
  ['who never climbed', 0],
])('leaves no guardian of a child %s, in the table or the history', async (_who, attemptsCount) => {
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { profileId: child, attemptsCount });
  const waiver = { signer: 'GUARDIAN', name: 'Gerda Guard' };
  await aDesk(api, competition).record(child, { present: true, waiver });

  const rules = await aQuestion(api, competition, aConsentBody());
  await answersOf(api, competition, child, parent).write([{ question: rules, value: true, version: 1 }]);

  await api.call('DELETE', `/profiles/${child}`, { as: parent });

  expect(
    await api.db.kysely.selectFrom('agreement').selectAll().where('profileId', '=', child).execute(),
  ).toEqual([]);
  const kept = await api.db.kysely
    .selectFrom('registration')
    .select(['waiverSigner', 'waiverName'])
    .where('profileId', '=', child)
    .execute();
  expect(kept).toEqual(attemptsCount > 0 ? [{ waiverSigner: 'GUARDIAN', waiverName: '' }] : []);
  const audit = await api.call('GET', `/competitions/${competition.id}/audit`, { as: competition.master });
  expect(audit.body).toContain('check_in.changed');
  expect(audit.body).not.toContain('Gerda');
});

it('leaves no guardian of somebody whom a merge made one with the person', async () => {
  const competition = await aCompetition(api.db);
  const person = await aUser(api.db);
  const target = await anEntry(api.db, competition, { profileId: person.profile });
  const walkedIn = await anEntry(api.db, competition);
  const waiver = { signer: 'GUARDIAN', name: 'Gerda Guard' };
  await aDesk(api, competition).record(walkedIn.profile, { present: true, waiver });
  const merge = `/competitions/${competition.id}/entries/${walkedIn.id}/merge`;
  const merged = await api.call('POST', merge, { as: competition.master, body: { target: target.id } });
  expect(merged.statusCode).toBe(200);

  expect((await api.call('DELETE', '/profiles/me', { as: person })).statusCode).toBe(204);

  const audit = await api.call('GET', `/competitions/${competition.id}/audit`, { as: competition.master });
  expect(audit.body).toContain('check_in.changed');
  expect(audit.body).not.toContain('Gerda');
});
