import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aProfile, testApi } from '../testing.ts';
import { firstSight } from './first-sight.ts';
import { pageData } from './page-data.ts';

const api = testApi();
let competition: TestCompetition;

const seenOn = async (screen: string) => {
  const path = `/${competition.id}${screen}`;
  return firstSight(path, await pageData(api.app, path));
};

it('draws the board as anybody may see it, with names that cannot end the markup', async () => {
  competition = await aCompetition(api.db, { name: 'Tops & <Zones>', header_colour: '#ffe14d' });
  const profile_id = await aProfile(api.db, { first_name: 'Ida', last_name: '"><script>' });
  await anEntry(api.db, competition, { profile_id });
  const html = await seenOn('/entries');
  expect(html).toContain('<p>Tops &#38; &#60;Zones&#62;</p>');
  expect(html).toContain('data-text="dark"');
  expect(html).toContain('Ida &#34;&#62;&#60;script&#62;</th>');
  expect(html).not.toContain('<script');
});

it('draws nothing of a hidden board, and nothing on other pages', async () => {
  competition = await aCompetition(api.db, { live_leaderboard: false });
  expect(await seenOn('/entries')).toBe('');
  expect(await seenOn('/enter')).toBe('');
  expect(firstSight('/', {})).toBe('');
});
