import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../competitions/testing.ts';
import { type Operation, readDocument } from '../../checks/testing/document.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aGuest, aUser, testApi, type TestUser } from '../../testing.ts';
import { pageData } from '../../web/document/page-data.ts';
import { readEvents } from '../../platform/live/testing.ts';

const api = testApi();
let address: string;
let document: ReadonlyMap<string, Operation>;
let competition: TestCompetition;
let climber: TestEntry;
let rival: TestUser & { readonly entry: string };
let league: string;

/** So many tries and then a top: figures that occur nowhere else. */
const tries = 37;
const secrets =
  /213 pts|"score":213\b|"score":"?213|"attempts_count":38|"tries":38|"count":38|"position":1\b/;

const streams = /\/events$/;

beforeAll(async () => {
  address = await api.listen();
  document = await readDocument(api);
});

beforeEach(async () => {
  const settings = { hardMaxAttemptsCount: 99, judgesCanSeeLeaderboard: false };
  competition = await aCompetition(api.db, { settings });
  climber = await anEntry(api.db, competition, { competitorNumber: '7' });
  const user = await aUser(api.db);
  rival = { ...user, entry: (await anEntry(api.db, competition, { profileId: user.profile })).id };
  league = newId();
  await api.db.kysely.insertInto('league').values({ id: league, name: 'Winter' }).execute();
  await api.db.kysely
    .updateTable('competition')
    .set({ leagueId: league })
    .where('id', '=', competition.id)
    .execute();
  const attempts = [...Array.from({ length: tries }, () => aTry), aTop];
  const [route] = competition.routes;
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: climber.profile, attempts }),
  );
});

const show = (liveLeaderboard: boolean) =>
  api.call('PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { liveLeaderboard },
  });

/** Every read of the document about the climber, asked for in all its variants. */
function reads(): string[] {
  const values: Record<string, string> = {
    competition: competition.id,
    entry: climber.id,
    user: climber.profile,
    category: competition.categories[0],
    venue: competition.venue,
    map: competition.map,
    route: competition.routes[0],
    stage: competition.stage,
    number: '7',
    league,
  };
  const query = `category=${values['category']}&competition=${competition.id}&entry=${climber.id}&user=ALL`;
  return [...document.keys()].flatMap((call) => {
    const [method, path = ''] = call.split(' ');
    if (method !== 'GET' || streams.test(path)) return [];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? newId());
    return [
      '',
      query,
      `${query}&audience=staff`,
      `user=${climber.profile}&competition=${competition.id}`,
    ].map((asked) => `${filled}?${asked}`);
  });
}

async function told(as?: { readonly token: string }): Promise<string[]> {
  const leaks: string[] = [];
  for (const url of reads()) {
    const reply = await api.call('GET', url, { as });
    if (reply.statusCode < 300 && (secrets.test(reply.body) || /\/results/.test(url))) leaks.push(url);
  }
  return leaks;
}

it('is told by calls while it may be seen, so that the next tests could fail', async () => {
  const leaks = (await told()).join(' ');
  for (const path of ['/leaderboard?', '/leaderboard/why?', '/entries?', `/entries/${climber.id}?`])
    expect(leaks).toContain(path);
}, 120_000);

it.each(['nobody', 'a guest', 'another competitor'] as const)(
  'is told to %s by no call at all',
  async (who) => {
    await told();
    await show(false);
    const as = who === 'nobody' ? undefined : who === 'a guest' ? await aGuest(api.db) : rival;
    expect(await told(as)).toEqual([]);
  },
  120_000,
);

it('is told to judges only by what they may judge, where they may not see the board', async () => {
  await show(false);
  const judge = await aMember(api.db, competition, 'JUDGE');
  const leaks = await told(judge);
  expect(leaks.filter((url) => !/\/(attempts|history)\b/.test(url))).toEqual([]);
}, 120_000);

it('is written into no page', async () => {
  const paths = [
    '',
    '/entries',
    '/entries/',
    `/entries/${climber.profile}`,
    `?entry=${climber.profile}`,
    '/screen',
  ];
  const texts = async () =>
    Promise.all(
      paths.map(async (path) => JSON.stringify(await pageData(api.app, `/${competition.id}${path}`))),
    );
  expect((await texts()).some((text) => secrets.test(text))).toBe(true);
  await show(false);
  expect((await texts()).filter((text) => secrets.test(text))).toEqual([]);
});

it('is confirmed to nobody who holds an old one, and given out by no cache of this node', async () => {
  const url = `${address}/api/competitions/${competition.id}/leaderboard`;
  const shown = await fetch(url);
  await fetch(url);
  const etag = shown.headers.get('etag') ?? '';
  await show(false);
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  const plain = await fetch(url);
  expect([shown.status, again.status, plain.status]).toEqual([200, 403, 403]);
  expect(plain.headers.get('cache-control')).toBe('no-store');
});

it('is for no shared cache where staff get it', async () => {
  await show(false);
  const { headers } = await api.call('GET', `/competitions/${competition.id}/leaderboard?audience=staff`, {
    as: competition.master,
  });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(String(headers['vary'])).toContain('authorization');
});

it('is sent over no stream: open ones end, new ones are refused', async () => {
  const url = `${address}/api/competitions/${competition.id}/events?topics=board`;
  const open = await readEvents(url);
  await open.next('board');
  await show(false);
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[1], competitor: climber.profile, attempts: [aTop] }),
  );
  await open.ended;
  expect(open.count('patch')).toBe(0);
  await expect(readEvents(url)).rejects.toThrow('403');
  await expect(readEvents(url, rival.token)).rejects.toThrow('403');
  await expect(readEvents(url.replace('=board', '=staff-board'), rival.token)).rejects.toThrow('403');
});

it('is sent to no judge any more whose role was taken away', async () => {
  await api.call('PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { liveLeaderboard: false, settings: { judgesCanSeeLeaderboard: true } },
  });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const url = `${address}/api/competitions/${competition.id}/events?topics=staff-board`;
  const [theirs, ours] = [
    await readEvents(url, judge.token),
    await readEvents(url, competition.master.token),
  ];
  await Promise.all([theirs.next('board'), ours.next('board')]);
  await api.call('DELETE', `/competitions/${competition.id}/judges/${judge.profile}`, {
    as: competition.master,
  });
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[1], competitor: climber.profile, attempts: [aTop] }),
  );
  await ours.next('patch');
  await theirs.ended;
  ours.close();
  expect(theirs.count('patch')).toBe(0);
});

it('does not show through an own score that depends on the others', async () => {
  await show(false);
  const own = async () =>
    (await api.call('GET', `/competitions/${competition.id}/entries/me`, { as: rival })).json<{
      score: number | null;
      scoreText: string;
      position: number | null;
    }>();
  const [route] = competition.routes;
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: rival.profile, attempts: [aTop] }),
  );
  expect(await own()).toMatchObject({ position: null, scoreText: '250 pts' });
  await api.call('PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { settings: { scoring: { sharedPoints: true } } },
  });
  expect(await own()).toMatchObject({ position: null, score: null, scoreText: '' });
  await api.call('PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { scoringSystem: 'IFSC_SPORT', settings: { scoring: { sharedPoints: false } } },
  });
  expect(await own()).toMatchObject({ position: null, score: null, scoreText: '' });
});
