import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aUser } from '../../testing.ts';
import { linesOfFile } from '../files/line-file.ts';
import { competitionFile, competitionLines } from '../move/export-competition.ts';
import { makeToken } from './hall-token.ts';
import { takeDown } from './take-down.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* A competition that cannot be taken down stays where it is. */

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let url: string;
let competition: TestCompetition;

beforeAll(() => {
  ({ hall, url } = servers);
});
beforeEach(async () => {
  competition = await aCompetition(cloud.db);
  await anEntry(cloud.db, competition);
});

const taking = async (from: string, owner: string | null = null): Promise<string> => {
  const token = await makeToken(cloud.db, competition.id);
  const taken = takeDown(hall, { url: from, token, competition: competition.id, owner });
  return taken.then(
    () => 'taken',
    ({ message }: Error) => message,
  );
};
const takenAt = async () =>
  (
    await cloud.db.kysely
      .selectFrom('hall')
      .select('takenAt')
      .where('competitionId', '=', competition.id)
      .executeTakeFirstOrThrow()
  ).takenAt;

it('asks for nothing if the owner has no account in the hall', async () => {
  expect(await taking(url, 'typo@example.org')).toMatch(/Nobody has an account/);
  expect(await takenAt()).toBeNull();
});

it('makes the cloud the owner again if the hall cannot use what it got, and can be tried again', async () => {
  const here = { id: competition.venue, name: 'Gym', timeZone: 'Europe/Paris' };
  const route = {
    id: competition.routes[0],
    venueId: here.id,
    name: 'Other',
    climbType: 'SPORT' as const,
    segmentsCount: 9,
  };
  await hall.db.kysely.insertInto('venue').values(here).execute();
  await hall.db.kysely.insertInto('route').values(route).execute();
  const { email } = await aUser(hall.db);
  expect(await taking(url, email)).toMatch(
    /has another route.*Nothing was changed. The cloud is its owner again/,
  );
  expect(await takenAt()).toBeNull();
  await hall.db.kysely.deleteFrom('route').where('id', '=', route.id).execute();
  expect(await taking(url, email)).toBe('taken');
  expect(await takenAt()).not.toBeNull();
});

/** A server that is no Topout of ours. @returns its address, and what ends it */
async function anImpostor(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it('takes no other competition than it asked for', async () => {
  const other = await aCompetition(cloud.db);
  const file = linesOfFile(competitionFile, await competitionLines(cloud.app, other.id)).join('');
  const impostor = await anImpostor((_request, reply) => void reply.end(file));
  expect(await taking(impostor.url)).toMatch(/another competition than/);
  impostor.close();
  const there = hall.db.kysely.selectFrom('competition').select('id').where('id', '=', other.id);
  expect(await there.execute()).toEqual([]);
});

it('reads no endless answer', async () => {
  const impostor = await anImpostor((_request, reply) => {
    reply.statusCode = 409;
    reply.end('x'.repeat(10_000_000));
  });
  expect(await taking(impostor.url)).toMatch(/cannot answer now|answers more/);
  impostor.close();
});
