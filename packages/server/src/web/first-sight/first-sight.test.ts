import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, testApi } from '../../testing.ts';
import { pageData } from '../document/page-data.ts';
import { firstSight, pageTitle } from './first-sight.ts';
import { parseSights, quietSight } from './sights.ts';

const api = testApi();
let competition: TestCompetition;

const described = parseSights({
  board: { title: 'Leaderboard' },
  welcome: {
    frame: 'competition',
    root: true,
    look: 'step',
    title: 'Welcome',
    lead: 'In a <minute>.',
    parts: ['action'],
    when: {
      preloaded: { title: 'Find yourself', parts: ['field', 'action'] },
      closed: { look: 'message', title: 'Entry not allowed' },
      parents: { title: null, lead: null, parts: ['choice'] },
    },
  },
  card: { look: 'card', parts: ['rows'] },
  queue: { theme: 'dark' },
  hall: { frame: 'bare' },
});

const sightOn = async (screen: string, sight = quietSight) => {
  const path = `/${competition.id}${screen}`;
  return firstSight(path, (await pageData(api.app, path)).data, sight);
};
const seenOn = async (...on: Parameters<typeof sightOn>) => (await sightOn(...on)).markup;

it('draws the board as anybody may see it, with names that cannot end the markup', async () => {
  competition = await aCompetition(api.db, { name: 'Tops & <Zones>', headerColour: '#ffe14d' });
  const profileId = await aProfile(api.db, { firstName: 'Ida', lastName: '"><script>' });
  await anEntry(api.db, competition, { profileId });
  const { markup: html, complete } = await sightOn('/entries', described['board']);
  expect(complete).toBe(true);
  expect(html).toContain('<p>Tops &#38; &#60;Zones&#62;</p>');
  expect(html).toContain('data-text="dark"');
  expect(html).toContain('<span>Ida &#34;&#62;&#60;script&#62;</span>');
  // The same rows that the page will have, drawn from what was climbed.
  expect(html).toContain('<path class="ground"');
  expect(html).toMatch(/<h1 data-text="dark">/);
  // The wall goes on from the bar into the head of the board.
  const walls = [...html.matchAll(/<image [^>]* y="(-?\d+)" href="(data:image[^"]+)"/g)];
  expect(walls.map(([, y]) => y)).toEqual(['0', '-56']);
  expect(new Set(walls.map(([, , picture]) => picture)).size).toBe(1);
  expect(html).not.toContain('<script');
});

it('draws a board before its start as a start list: numbers, and no scores', async () => {
  const startsAt = new Date(Date.now() + 3_600_000);
  competition = await aCompetition(api.db, { startsAt });
  await anEntry(api.db, competition, { competitorNumber: '12' });
  await anEntry(api.db, competition, { competitorNumber: '7' });
  const html = await seenOn('/entries', described['board']);
  expect([...html.matchAll(/<small>(\d+)<\/small>/g)].map(([, number]) => number)).toEqual(['7', '12']);
  expect(html).toContain('<div class="start"></div>');
  expect(html).not.toContain('<b>');
});

it('draws nothing of a hidden board but what it is', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
  const { markup: html, complete } = await sightOn('/entries', described['board']);
  expect(complete).toBe(false);
  expect(html).toContain('<h1>Leaderboard</h1>');
  expect(html).not.toContain('<table');
});

describe('a page that its remote describes', () => {
  it('says whose competition it is, what the page is for, and that scripts are needed', async () => {
    competition = await aCompetition(api.db, { name: '<Tops>', settings: { parentModeEnabled: false } });
    const html = await seenOn('/enter', described['welcome']);
    expect(html).toContain(`data-path="/${competition.id}/enter" data-look="step"`);
    expect(html).toContain('<p class="name">&#60;Tops&#62;</p>');
    expect(html).toContain('<h1>Welcome</h1><p>In a &#60;minute&#62;.</p>');
    expect(html).toContain('aria-hidden="true"><i class="action"></i></div></main>');
    expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  });

  it.each([
    ['preloaded entries', { settings: { hasPreloadedEntries: true } }, '<h1>Find yourself</h1>'],
    ['parents', { settings: { parentModeEnabled: true } }, '<i class="choice"></i>'],
    [
      'a cancelled competition',
      { cancelledAt: new Date() },
      '<h1>Entry not allowed</h1><p>This competition has been cancelled.</p>',
    ],
  ])('suits %s', async (_what, state, drawn) => {
    competition = await aCompetition(api.db, state);
    expect(await seenOn('/enter', described['welcome'])).toContain(drawn);
  });

  it('begins a card on the wall of its competition, which nothing larger paints over later', async () => {
    competition = await aCompetition(api.db, { name: '<Tops>', headerColour: '#14532d' });
    const html = await seenOn('', described['card']);
    expect(html).toContain('<p data-text="white">&#60;Tops&#62;</p>');
    expect(html).toContain('<i class="rows"></i>');
    const walls = [...html.matchAll(/<image width="1920" height="(\d+)" y="(-?\d+)"/g)];
    expect(walls.map(([, ...measures]) => measures)).toEqual([
      ['152', '0'],
      ['152', '-56'],
    ]);
  });

  it('is called what it is for, and whose competition it is', async () => {
    competition = await aCompetition(api.db, { name: '<Tops>', settings: { parentModeEnabled: false } });
    const path = `/${competition.id}/enter`;
    const welcome = described['welcome'] ?? quietSight;
    expect(pageTitle(path, (await pageData(api.app, path)).data, welcome)).toBe('Welcome · <Tops> · Topout');
    expect(pageTitle('/nowhere', {}, quietSight)).toBe('Topout');
  });

  it('has the theme of the page, and nothing where the page has no frame', async () => {
    expect(await seenOn('/judge/1', described['queue'])).toContain('data-theme="dark"');
    expect(await seenOn('/screen', described['hall'])).toBe('');
  });

  it('says nothing of a competition that is not there', async () => {
    const path = `/${newId()}/enter`;
    const { markup } = firstSight(
      path,
      (await pageData(api.app, path)).data,
      described['welcome'] ?? quietSight,
    );
    expect(markup).toContain('<p>Topout</p>');
    expect(markup).not.toContain('<h1>');
  });
});

it('takes what cannot be read as if it had not been said', () => {
  const { odd, none } = parseSights({
    odd: { title: 7, look: [], parts: ['rows', 3], when: 'x' },
    none: null,
  });
  expect(odd).toEqual({ ...quietSight, title: null });
  expect(none).toEqual(quietSight);
  expect(parseSights('x')).toEqual({});
});
