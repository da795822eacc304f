import type { CompetitionSummary, Leaders } from '@topout/contract';
import { leadersAddress, type PageData } from '../document/page-data.ts';
import { firstSight } from './first-sight.ts';
import { parseSights, quietSight } from './sights.ts';

const uuid = '0198a5c0-0000-7000-8000-000000000001';
const words = { LIVE: 'Live now', UPCOMING: 'Upcoming', ends: 'ends', climbers: 'climbers', enter: 'Enter' };
const { home = quietSight } = parseSights({ home: { look: 'home', title: 'Live', lead: 'Follow.', words } });

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

const summary = (more: Partial<CompetitionSummary> = {}): CompetitionSummary => ({
  uuid,
  name: 'Tops & <Zones>',
  startTime: inHours(-1),
  endTime: inHours(1),
  status: 'LIVE',
  headerColour: '#14532d',
  entriesCount: 12,
  liveLeaderboard: true,
  venue: null,
  ...more,
});

const leaders: Leaders = {
  category: { uuid, name: 'Women' },
  scoringSystem: 'DEFAULT',
  rows: [
    {
      position: 1,
      score: 3808,
      scoreText: '3808 pts',
      scoreTuple: null,
      status: 'ENTERED',
      competitorNumber: null,
      attemptsCount: 3,
      marks: 'FTz',
      entry: uuid,
      user: { uuid, firstName: 'Ida', lastName: '"><script>', pictureUrl: null },
    },
  ],
  last: { firstName: 'Zoë', number: 12, mark: 'T', changedAt: inHours(0) },
};

const answer = (body: unknown) => ({ etag: null, body });
const drawn = (competitions: readonly CompetitionSummary[], told?: Leaders) => {
  const data: PageData = {
    competitions: answer({ data: competitions }),
    ...(told && { [leadersAddress(uuid)]: answer(told) }),
  };
  return firstSight('/', data, home);
};

it('draws who leads, with names that cannot end the markup', () => {
  const { markup, complete } = drawn([summary()], leaders);
  expect(complete).toBe(true);
  expect(markup).toContain('Tops &#38; &#60;Zones&#62;');
  expect(markup).toContain('<span>Ida &#34;&#62;&#60;script&#62;</span>');
  expect(markup).toContain('<b>Zoë topped 12 just now</b>');
  expect(markup).toContain('<b>3808</b>');
  expect(markup).toContain('<path class="half"');
  expect(markup).not.toContain('<script');
});

it('says how many climb where nobody may see who leads', () => {
  const { markup } = drawn([summary({ liveLeaderboard: false })]);
  expect(markup).toContain('12 climbers');
  expect(markup).not.toContain('<ol>');
});

it('leads to what is to come, and draws the first running one alone large', () => {
  const coming = summary({ status: 'UPCOMING', startTime: inHours(24), endTime: inHours(30) });
  const { markup } = drawn([summary(), summary(), coming], leaders);
  expect(markup.match(/<article>/g)).toHaveLength(1);
  expect(markup.match(/<article class="small">/g)).toHaveLength(1);
  expect(markup).toContain(`<a href="/${uuid}/enter"><span class="leaf"`);
});

it('draws a colour that cannot be used as the product’s', () => {
  expect(drawn([summary({ headerColour: 'none' })]).markup).toContain('fill="#14171a"');
});

it('draws shapes alone while there is no competition', () => {
  const { markup, complete } = drawn([]);
  expect(complete).toBe(false);
  expect(markup).toContain('aria-busy="true"');
});
