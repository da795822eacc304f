import { aCompetition } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { competitionIn, pageData } from './page-data.ts';
import { type OwnReads, ownReads } from './own-reads.ts';

const api = testApi();

const readsOn = async (scoredBy: 'CLIMBERS' | 'JUDGES', screen: string) => {
  const { id } = await aCompetition(api.db);
  await api.db.kysely.updateTable('routeGroup').set({ scoredBy }).execute();
  const path = `/${id}${screen}`;
  const { data } = await pageData(api.app, path);
  return JSON.parse(JSON.stringify(ownReads(path, competitionIn(data))).replaceAll(id, 'C')) as OwnReads;
};

it.each([
  ['on the page of a judge', 'CLIMBERS', '/judge/r'],
  ['on a card that judges keep', 'JUDGES', ''],
] as const)(
  'reads the competition with their role, and who they are, %s',
  async (_where, scoredBy, screen) => {
    expect(await readsOn(scoredBy, screen)).toEqual({ paths: ['competitions/C', 'profiles/me'] });
  },
);

it('reads the card of somebody who scores themselves, with its routes', async () => {
  expect(await readsOn('CLIMBERS', '')).toEqual({
    paths: [
      'competitions/C',
      'profiles/me',
      expect.stringMatching(/^venues\/[^/]+\/routes\?competition=C$/),
      'competitions/C/announcements',
    ],
    card: { path: 'competitions/C/entries/me', of: 'competitions/C' },
  });
});

it('reads nothing on a page without a competition', () => {
  expect(ownReads('/profile', null)).toEqual({ paths: [] });
});
