import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { readCompetitionRows } from '../move/read-competition.ts';
import { makeToken } from './hall-token.ts';
import { mirroredTables } from './mirrored.ts';
import type { Cloud } from './cloud.ts';
import { cloudOf, type Mirror, sendBatch } from './send-batch.ts';
import { tablesVersion } from './tables-version.ts';
import { takeDown } from './take-down.ts';

/** Takes a competition down from a cloud that listens. */
export async function aHallOf(
  cloud: FastifyInstance,
  { url, competition, owner = null }: { url: string; competition: string; owner?: string | null },
  hall: FastifyInstance,
): Promise<void> {
  const token = await makeToken(cloud.db, competition);
  await takeDown(hall, { url, token, competition, owner });
}

export const mirrorOf = ({ db }: Pick<FastifyInstance, 'db'>, competition: string): Promise<Mirror> =>
  db.kysely
    .selectFrom('mirror')
    .selectAll()
    .where('competitionId', '=', competition)
    .executeTakeFirstOrThrow();

/** The cloud as a hall calls it. */
export const cloudOfHall = async (hall: FastifyInstance, competition: string): Promise<Cloud> =>
  cloudOf(await mirrorOf(hall, competition), null, await tablesVersion(hall.db));

/** Sends what is new, once. */
export const sendNow = async (hall: FastifyInstance, competition: string, mirrorTo: string | null = null) =>
  sendBatch(await mirrorOf(hall, competition), { db: hall.db, codes: await ticketCodes(hall.db), mirrorTo });

/** What each server counts or owns itself. */
const own: Readonly<Record<string, object>> = {
  entry: { version: null },
  result: { version: null },
  raffle: { changes: null },
  competition: { config_version: null, setup_version: null, league_id: null, master_judge_id: null },
  ticket: { code: null, code_hash: null },
};

const shown = new Set<string>(['competition', ...mirroredTables]);

/** The rows of a competition that a hall sends, by table. */
export async function rowsOf(
  { db }: Pick<FastifyInstance, 'db'>,
  competition: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = await db.transaction((tx) => readCompetitionRows(tx, competition));
  return Object.fromEntries(
    [...rows]
      .filter(([table]) => shown.has(table))
      .map(([table, found]) => [
        table,
        sent(found)
          .map((row) => comparable(table, row))
          .toSorted(),
      ]),
  );
}

/** What the cloud alone did is in its history alone. */
const sent = (rows: readonly string[]): string[] =>
  rows.filter((row) => !row.includes('"competition.handed_back"'));

/** Databases write the same instant in several ways. */
const comparable = (table: string, row: string): string =>
  JSON.stringify({ ...(JSON.parse(row) as object), ...own[table] }, (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value,
  );

/** Where a batch is: sent, at the cloud, answered by it, or its answer heard by the hall. */
type Point = 'sent' | 'under way' | 'answered' | 'heard';

/** A line to a cloud that a test can cut. */
export interface TestLine {
  readonly url: string;
  /** Nothing gets through, and whoever tries hears nothing. */
  cut(): void;
  /** Requests get through, their answers do not. */
  loseAnswers(): void;
  mend(): void;
  /** Does something once, when the next piece of a batch is there. Resolves when that is done. */
  when(point: Point, act: () => Promise<unknown>): Promise<void>;
  close(): void;
}

/** @param to address of the cloud */
export async function aLine(to: string): Promise<TestLine> {
  let state: 'whole' | 'cut' | 'loses answers' = 'whole';
  let awaited: { point: Point; act: () => Promise<unknown>; done: () => void } | undefined;

  async function pass(request: IncomingMessage, reply: ServerResponse, body: Buffer): Promise<void> {
    if (state === 'cut') return void reply.destroy();
    const { url = '', method = 'GET' } = request;
    const at = async (point: Point) => {
      if (awaited?.point !== point || !url.endsWith('/news')) return;
      const { act, done } = awaited;
      awaited = undefined;
      await act();
      done();
    };
    await at('sent');
    const answering = answerOf(`${to}${url}`, method, body);
    await at('under way');
    const answer = await answering;
    await at('answered');
    if (answer === null || state === 'loses answers') return void reply.destroy();
    reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    await at('heard');
  }

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void pass(request, reply, Buffer.concat(chunks)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      state = 'cut';
    },
    loseAnswers: () => {
      state = 'loses answers';
    },
    mend: () => {
      state = 'whole';
    },
    when: (point, act) =>
      new Promise((done) => {
        awaited = { point, act, done };
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Null if there is none. */
async function answerOf(url: string, method: string, body: Buffer) {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method, headers, body });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    };
  } catch {
    return null;
  }
}
