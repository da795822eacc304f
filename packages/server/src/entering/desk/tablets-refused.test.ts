import type { Dispute, Disputes } from '@topout/contract';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { disputesIn } from '../../judging/disputes/testing.ts';
import { confirmByMarkers } from '../../judging/markers/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { anOpenCard } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let parent: TestUser;
let own: TestEntry;
let child: TestEntry;
let tablet: { readonly token: string };

beforeEach(async () => {
  competition = await aCompetition(api.db);
  parent = await aUser(api.db);
  own = await anEntry(api.db, competition, { profileId: parent.profile });
  const kid = await aProfile(api.db, { parentId: parent.profile });
  child = await anEntry(api.db, competition, { profileId: kid });
  tablet = await anOpenCard(api.db, competition, parent.profile);
});

it('reads, opens, answers and withdraws no appeal, neither of the climber nor of their child', async () => {
  const on = disputesIn(api, competition);
  const { uuid } = (await on.open(parent, child)).json<Dispute>();
  const replies = [
    await on.list(tablet),
    await on.open(tablet, own),
    await on.answer(tablet, uuid),
    await on.withdraw(tablet, uuid),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  expect((await on.list(parent)).json<Disputes>().data).toMatchObject([{ uuid, state: 'OPEN' }]);
});

it('pairs nobody with a marker and ends no pair, neither of the climber nor of their child', async () => {
  await confirmByMarkers(api.db, competition);
  for (const { id } of [own, child]) {
    const other = await anEntry(api.db, competition);
    const marker = (method: 'PUT' | 'DELETE', as: { token: string }, body?: object) =>
      api.call(method, `/competitions/${competition.id}/markers/${id}`, { as, ...(body && { body }) });
    // A wrong code: whoever may pair is told so.
    expect((await marker('PUT', parent, { code: 'nonsense' })).json()).toMatchObject({ code: 'marker.code' });
    expect((await marker('PUT', tablet, { code: 'nonsense' })).json()).toMatchObject({ code: 'forbidden' });
    expect((await marker('PUT', competition.master, { partner: other.id })).statusCode).toBe(204);
    expect((await marker('DELETE', tablet)).statusCode).toBe(403);
    expect((await marker('DELETE', parent)).statusCode).toBe(204);
  }
});
