import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { earlierSeed } from '../../platform/db/testing/earlier.ts';
import { verifyCompetition } from './verify-competition.ts';

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  db = await openInMemory(await earlierSeed());
  app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }), logger: pino({ level: 'silent' }) });
  await app.ready();
}, 120_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

it('shows what follows from the log of a day that an earlier version judged', async () => {
  const competitions = await db.kysely.selectFrom('competition').select('id').execute();
  const verified = await Promise.all(competitions.map(({ id }) => verifyCompetition(app, id)));
  expect(verified.flatMap(({ differences }) => differences)).toEqual([]);
  expect(await db.kysely.selectFrom('command').select('id').execute()).toHaveLength(50);
});
