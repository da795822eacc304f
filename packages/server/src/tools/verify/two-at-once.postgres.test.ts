import { callApp } from '../../testing.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../../platform/db/testing.ts';
import { aFinal, type TestStage } from '../../preparing/stages/testing.ts';
import type { TestUser } from '../../testing.ts';

type Act = readonly ['POST' | 'PATCH' | 'DELETE', string, object?];

let db: Database;
let app: FastifyInstance;
/** Errors of transactions that got in each other's way. */
const heard: string[] = [];

beforeAll(async () => {
  db = await openPostgres(await aPostgresUrl(), {
    poolSize: 5,
    onError: ({ message }) => heard.push(message),
  });
  app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
}, 60_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

function actsOf(
  day: TestCompetition,
  final: TestStage,
  judge: TestUser,
  judgingGroup: string,
  entry: string,
): Act[] {
  const [women, men] = day.categories;
  return [
    ['POST', `/stages/${day.stage}/open`],
    ['POST', `/stages/${day.stage}/close`],
    ['POST', `/stages/${day.stage}/advance`, { quota: 2 }],
    ['POST', `/stages/${day.stage}/starting-groups`, { groups: 2 }],
    ['PATCH', `/stages/${day.stage}`, { name: 'Qualification' }],
    ['POST', `/stages/${final.id}/open`],
    [
      'PATCH',
      '',
      { capacity: 90, pendingResults: true, judgingGroups: [{ uuid: judgingGroup, routes: day.routes }] },
    ],
    ['POST', '/judging-key'],
    ['POST', '/judging-groups', { name: 'Slab', routes: day.routes.slice(1), judges: [judge.profile] }],
    ['PATCH', `/judging-groups/${judgingGroup}`, { routes: day.routes.slice(0, 2), judges: [judge.profile] }],
    ['PATCH', `/judges/${judge.profile}`, { role: 'JUDGE' }],
    ['PATCH', `/categories/${women}`, { name: 'Women' }],
    ['PATCH', `/route-groups/${day.group}`, { categories: [women, men] }],
    ['POST', '/entries/numbers', { first: 1 }],
    ['PATCH', `/entries/${entry}`, { category: men }],
    ['PATCH', `/entries/${entry}`, { category: women, status: 'DNS' }],
    ['POST', '/entries/import', { table: 'First name,Last name\nLate,Comer', category: final.category }],
    ['POST', '/publications', { stage: day.stage, final: false }],
  ];
}

it('lets no two acts of organisers wait for each other', async () => {
  const day = await aCompetition(db);
  const judge = await aMember(db, day, 'JUDGE');
  const final = await aFinal(db, day);
  const call = ([method, path, body]: Act) =>
    callApp(app, method, `/competitions/${day.id}${path}`, { as: day.master, body });
  const { id: entry } = await anEntry(db, day);
  await anEntry(db, day, { categoryId: day.categories[1] });
  const judgingGroup = (await call(['POST', '/judging-groups', { name: 'Cave' }])).json<{ uuid: string }>()
    .uuid;
  const acts = actsOf(day, final, judge, judgingGroup, entry);

  const done = new Set<Act>();
  for (const [index, one] of acts.entries()) {
    for (const other of acts.slice(index)) {
      const replies = await Promise.all([one, other].map(async (act) => ({ act, reply: await call(act) })));
      for (const { act, reply } of replies) {
        if (reply.statusCode >= 500) throw new Error(`${JSON.stringify([one, other])}: ${reply.body}`);
        if (reply.statusCode < 300) done.add(act);
      }
    }
  }
  expect(acts.filter((act) => !done.has(act))).toEqual([]);
  expect(heard).toEqual([]);
}, 60_000);
