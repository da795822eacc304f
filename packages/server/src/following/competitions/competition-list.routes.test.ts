import type { CompetitionSummary } from '@topout/contract';
import { testApi } from '../../testing.ts';
import { aCompetition, anEntry } from './testing.ts';

const api = testApi();

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

const list = async (query: string) =>
  (await api.call('GET', `/competitions?${query}`)).json<{
    data: CompetitionSummary[];
    metadata: { next: string | null };
  }>();

it('lists live ones first, then upcoming, then past, and tells them apart', async () => {
  await aCompetition(api.db, { name: 'Order: past', startsAt: at(-9), endsAt: at(-8) });
  await aCompetition(api.db, { name: 'Order: long past', startsAt: at(-99), endsAt: at(-98) });
  await aCompetition(api.db, { name: 'Order: next week', startsAt: at(99), endsAt: at(100) });
  await aCompetition(api.db, { name: 'Order: tomorrow', startsAt: at(9), endsAt: at(10) });
  const live = await aCompetition(api.db, { name: 'Order: live' });
  await anEntry(api.db, live);
  await anEntry(api.db, live, { status: 'WAITING' });
  const names = async (query: string) =>
    (await list(query)).data.map(({ name }) => name.replace('Order: ', ''));
  expect(await names('search=order:')).toEqual(['live', 'tomorrow', 'next week', 'past', 'long past']);
  expect(await names('search=order:&status=upcoming')).toEqual(['tomorrow', 'next week']);
  expect(await names('search=order:&status=past')).toEqual(['past', 'long past']);
  expect((await list('search=order:&status=live')).data).toMatchObject([
    {
      uuid: live.id,
      status: 'LIVE',
      entriesCount: 1,
      venue: { name: 'Test wall', timeZone: 'Europe/Paris' },
    },
  ]);
});

it('searches names, venues and cities, taking every character for itself', async () => {
  await aCompetition(api.db, { name: '100% Übung' });
  const count = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).data.length;
  expect([
    await count('100% ü'),
    (await count('test wall')) > 0,
    await count('%%'),
    await count("'"),
  ]).toEqual([1, true, 0, 0]);
});

it('pages, keeping what was asked for', async () => {
  for (let made = 0; made < 51; made += 1) await aCompetition(api.db, { name: `Paged ${made}` });
  const { data, metadata } = await list('search=paged');
  expect([data.length, metadata.next]).toEqual([50, '/api/competitions?search=paged&page=2']);
  expect(await list('search=paged&page=2')).toMatchObject({ data: [{}], metadata: { next: null } });
});
