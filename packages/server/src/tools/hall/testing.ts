import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { readCompetitionRows } from '../move/read-competition.ts';
import { makeToken } from './hall-token.ts';
import { mirroredTables } from './mirrored.ts';
import { type Mirror, sendBatch } from './send-batch.ts';
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

/** Sends what is new, once. */
export const sendNow = async (hall: FastifyInstance, competition: string, mirrorTo: string | null = null) =>
  sendBatch(await mirrorOf(hall, competition), { db: hall.db, codes: await ticketCodes(hall.db), mirrorTo });

/** What each server counts or owns itself. */
const own: Readonly<Record<string, object>> = {
  entry: { version: null },
  result: { version: null },
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

/** A line to a cloud that a test can cut. */
export interface TestLine {
  readonly url: string;
  /** Nothing gets through, and whoever tries hears nothing. */
  cut(): void;
  /** Requests get through, their answers do not. */
  loseAnswers(): void;
  mend(): void;
  close(): void;
}

/** @param to address of the cloud */
export async function aLine(to: string): Promise<TestLine> {
  let state: 'whole' | 'cut' | 'loses answers' = 'whole';
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (state === 'cut') return reply.destroy();
      void fetch(`${to}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      }).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        if (state === 'loses answers') return reply.destroy();
        return reply
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(body);
      });
      return undefined;
    });
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
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
