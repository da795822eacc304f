import { aCompetition, aMember, anEntry } from '../../following/competitions/testing.ts';
import { aSubscriber } from '../../people/push/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, outcomes, send } from '../testing.ts';

const api = testApi();

it('tells a called climber’s parent on their device where to be, once for each call, and nobody else', async () => {
  const competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  const [parent, stranger] = [await aUser(api.db), await aUser(api.db)];
  const judge = await aMember(api.db, competition, 'JUDGE');
  const profileId = await aProfile(api.db, { parentId: parent.profile, firstName: 'Zoë' });
  const { profile } = await anEntry(api.db, competition, { profileId });
  for (const as of [parent, stranger]) await aSubscriber(api, as);
  const [, route] = competition.routes;
  const says = (kind: 'queue.add' | 'queue.call', call?: 'NEXT' | 'NOW') =>
    aCommand({ kind, route, competitor: profile, ...(call && { call }) });
  const next = says('queue.call', 'NEXT');
  for (const commands of [[says('queue.add')], [next], [next]])
    expect(outcomes(await send(api, competition.id, judge, ...commands))).toEqual(['APPLIED']);
  const told = () =>
    api.db.kysely
      .selectFrom('pushMessage as m')
      .innerJoin('pushSubscription as s', 's.familyId', 'm.familyId')
      .innerJoin('sessionFamily as f', 'f.id', 's.familyId')
      .select(['f.accountId', 'm.kind', 'm.content'])
      .execute();
  const path = `/${competition.id}?entry=${profile}`;
  const message = (title: string, body: string) => [
    { accountId: parent.account, kind: 'TURN', content: { title, body, path } },
  ];
  expect(await told()).toEqual(message('You are next: 2', 'Get ready and stay close.'));

  // Who has left meanwhile is told nothing.
  const other = await anEntry(api.db, competition, { profileId: stranger.profile });
  const late = aCommand({ kind: 'queue.call', route, competitor: other.profile, call: 'NOW' });
  await send(api, competition.id, judge, late);
  expect(await told()).toHaveLength(1);

  await send(api, competition.id, judge, says('queue.call', 'NOW'));
  expect(await told()).toEqual(message('Come now: 2', 'It is your turn. Be there within a minute.'));
});

it('calls a route as its own competition does, though another has an entry with that uuid', async () => {
  const [other, competition] = [await aCompetition(api.db), await aCompetition(api.db)];
  const climber = await aUser(api.db);
  await aSubscriber(api, climber);
  const id = newId();
  await anEntry(api.db, other, { id });
  const { profile } = await anEntry(api.db, competition, { id, profileId: climber.profile });
  const [, route] = competition.routes;
  const says = (kind: 'queue.add' | 'queue.call') =>
    aCommand({ kind, route, competitor: profile, ...(kind === 'queue.call' && { call: 'NEXT' }) });
  await send(api, competition.id, competition.master, says('queue.add'));
  await send(api, competition.id, competition.master, says('queue.call'));
  const { content } = await api.db.kysely
    .selectFrom('pushMessage as m')
    .innerJoin('sessionFamily as f', 'f.id', 'm.familyId')
    .select('m.content')
    .where('f.accountId', '=', climber.account)
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ title: 'You are next: 2' });
});
