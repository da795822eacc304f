import type { AuthorizeReply, Problem, Publication, Results } from '@topout/contract';
import readSheets from 'read-excel-file/node';
import { issueCode } from '../../people/auth/mailed/auth-codes.ts';
import { aCompetition, anEntry } from '../competitions/testing.ts';
import { aCommand, aTop, aTry, aZone, send } from '../../judging/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';

const api = testApi();

/** A child with a name like a formula topped a boulder, and somebody has only entered. */
async function climbed(overrides: Parameters<typeof aCompetition>[1] = {}) {
  const competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING', ...overrides });
  const child = await aProfile(api.db, {
    firstName: '=HYPERLINK("x")',
    lastName: 'Young',
    yearOfBirth: new Date().getUTCFullYear() - 11,
  });
  const { id } = await anEntry(api.db, competition, { profileId: child, competitorNumber: '+49' });
  await anEntry(api.db, competition, { profileId: await aProfile(api.db, { lastName: 'Waits, "Q"' }) });
  const attempts = [aTry, aZone, aTop];
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: child, attempts }),
  );
  return { competition, child, entry: id, url: `/competitions/${competition.id}/results` };
}

it('gives places, scores, every route and attempt with ids that stay', async () => {
  const { competition, child, entry, url } = await climbed();
  const results = (await api.call('GET', `${url}.json`, { as: competition.master })).json<Results>();
  expect(results.ranking).toBeNull();
  expect(results.stages).toMatchObject([{ uuid: competition.stage, state: 'LIVE', version: null }]);
  const [women] = results.stages[0]?.categories ?? [];
  expect(women?.routes.map(({ uuid }) => uuid)).toEqual(competition.routes);
  expect(women?.rows[0]).toMatchObject({
    position: 1,
    entry,
    user: { uuid: child, firstName: '=HYPERLINK("x")', lastName: 'Young' },
    scoreText: '1T1z 3 2',
    routes: [{ route: competition.routes[0], tries: 3, top: 3, zone1: 2, attempts: ['–', 'Z', 'T'] }],
  });
  expect(women?.rows[1]).toMatchObject({ position: null, routes: [] });
});

it('shows the public what the public board shows, and nothing while that is hidden', async () => {
  const { url } = await climbed();
  const reply = await api.call('GET', `${url}.json`);
  expect(reply.json<Results>().stages[0]?.categories[0]?.rows[0]?.user.lastName).toBe('Y.');
  expect((await api.call('GET', `${url}.csv`)).body).not.toContain('Young');

  const hidden = await climbed({ liveLeaderboard: false });
  expect((await api.call('GET', `${hidden.url}.json`)).statusCode).toBe(403);
  const all = await api.call('GET', `${hidden.url}.json`, { as: hidden.competition.master });
  expect(all.statusCode).toBe(200);
});

it('writes CSV that no spreadsheet runs', async () => {
  const { competition, url } = await climbed();
  const reply = await api.call('GET', `${url}.csv`, { as: competition.master });
  expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''Test-Open.csv`);
  const [head, first, second] = reply.body.split('\r\n');
  expect(head).toBe(
    '\uFEFFStage,Category,Place,Number,First name,Last name,Status,Group,Score,T,Z,TA,ZA,1 Route 1,1 Route 1: attempts,' +
      '2 Route 2,2 Route 2: attempts,3 Route 3,3 Route 3: attempts',
  );
  expect(first).toBe(
    `Qualification,Women,1,'+49,"'=HYPERLINK(""x"")",Young,,,1T1z 3 2,1,1,3,2,T3 Z2,– Z T,,,,`,
  );
  expect(second).toContain('"Waits, ""Q"""');
});

it('writes a workbook that another program reads: a sheet for each category, one of the entries', async () => {
  const { competition, url } = await climbed();
  const reply = await api.call('GET', `${url}.xlsx`, { as: competition.master });
  const sheets = await readSheets(reply.rawPayload);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Women', 'Men', 'Entries']);
  const [women, , entries] = sheets.map(({ data }) => data);
  expect(women?.[3]?.slice(0, 15)).toEqual([
    1,
    "'+49",
    `'=HYPERLINK("x")`,
    'Young',
    null,
    null,
    '1T1z 3 2',
    1,
    1,
    3,
    2,
    'T3 Z2',
    '– Z T',
    null,
    null,
  ]);
  expect(entries?.map((row) => row[2])).toEqual(['Last name', 'Waits, "Q"', 'Young']);

  const open = await readSheets((await api.call('GET', `${url}.xlsx`)).rawPayload);
  expect(open.map(({ sheet }) => sheet)).toEqual(['Women', 'Men']);
});

it('lets a browser follow a link: to the sign-in page, and from there once with a code', async () => {
  const { competition, url } = await climbed({ liveLeaderboard: false });
  const away = await api.call('GET', `${url}.xlsx?sign_in=true`);
  expect([away.statusCode, away.headers.location]).toEqual([
    303,
    expect.stringMatching(new RegExp(`/${competition.id}/results\\?download=xlsx$`)),
  ]);

  const redirectUri = `http://localhost/api${url}.xlsx`;
  const authorized = await api.call('POST', '/auth/authorize', {
    as: competition.master,
    body: { redirectUri },
    headers: { host: 'localhost' },
  });
  const { code } = authorized.json<AuthorizeReply>();
  const [first, second, elsewhere] = [
    await api.call('GET', `${url}.xlsx?code=${code}`),
    await api.call('GET', `${url}.xlsx?code=${code}`),
    await api.call('GET', `${url}.csv?code=nonsense`),
  ];
  expect([first.statusCode, second.statusCode, elsewhere.statusCode]).toEqual([200, 401, 401]);
  expect((await readSheets(first.rawPayload)).map(({ sheet }) => sheet)).toContain('Entries');
  expect(second.json<Problem>().code).toBe('unauthorised');
});

it('takes no code that was mailed to sign in on a page', async () => {
  const { competition, url } = await climbed({ liveLeaderboard: false });
  const { account } = competition.master;
  const codes = await Promise.all(
    ['/profile', `/${competition.id}/judge`, `http://localhost/${competition.id}`].map((redirectUri) =>
      issueCode(api.db, { account, madeBy: null, redirectUri }),
    ),
  );
  for (const code of codes) {
    for (const ending of ['json', 'csv', 'xlsx']) {
      expect((await api.call('GET', `${url}.${ending}?code=${code}`)).statusCode).toBe(401);
    }
  }
});

it('publishes once what is sent twice, and nothing else under the same id', async () => {
  const { competition } = await climbed({});
  const as = competition.master;
  const publications = `/competitions/${competition.id}/publications`;
  await api.call('POST', `/competitions/${competition.id}/stages/${competition.stage}/close`, { as });
  const body = { uuid: newId(), stage: competition.stage, final: true };
  const publish = (more: object = {}) => api.call('POST', publications, { as, body: { ...body, ...more } });
  // The second would change official results, for which nobody gave a reason.
  const both = [await publish(), await publish()];
  expect(both.map((reply) => [reply.statusCode, reply.json<Publication>().version])).toEqual([
    [201, 1],
    [201, 1],
  ]);
  expect((await publish({ final: false })).statusCode).toBe(409);
  expect((await api.call('GET', publications, { as })).json()).toHaveLength(1);
});

it('publishes what stands now, and keeps that while the competition goes on', async () => {
  const { competition, child, url } = await climbed({ liveLeaderboard: false });
  const as = competition.master;
  const publications = `/competitions/${competition.id}/publications`;
  const publish = (body: object) => api.call('POST', publications, { as, body });
  expect((await publish({ stage: competition.stage, final: true })).statusCode).toBe(409);
  expect((await publish({ stage: competition.stage, final: false })).statusCode).toBe(201);

  await send(
    api,
    competition.id,
    as,
    aCommand({ route: competition.routes[1], competitor: child, attempts: [aTop] }),
  );
  const score = async (who?: typeof as) => {
    const reply = await api.call('GET', `${url}.json`, { as: who });
    const [stage] = reply.json<Results>().stages;
    return [stage?.state, stage?.version, stage?.categories[0]?.rows[0]?.scoreText];
  };
  expect(await score()).toEqual(['PROVISIONAL', 1, '1T1z 3 2']);
  expect(await score(as)).toEqual(['LIVE', null, '2T2z 4 3']);

  await api.call('POST', `/competitions/${competition.id}/stages/${competition.stage}/close`, { as });
  expect((await publish({ stage: competition.stage, final: true })).statusCode).toBe(201);
  expect(await score()).toEqual(['FINAL', 2, '2T2z 4 3']);
  const versions = await api.call('GET', publications, { as });
  expect(versions.json()).toMatchObject([
    { version: 2, final: true, publishedBy: 'Maja Master' },
    { version: 1, final: false },
  ]);
  expect((await api.call('GET', publications)).json()).toMatchObject([{ publishedBy: null }, {}]);
  expect((await api.call('POST', publications, { as: await aUser(api.db), body: {} })).statusCode).toBe(400);
});
