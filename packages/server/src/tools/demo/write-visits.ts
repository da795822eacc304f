import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ScoringCommand } from '../../judging/log/command.ts';
import { demoId } from './demo-ids.ts';
import type { Visit } from './session.ts';

/** Commands per request. */
const perRequest = 50;

interface Log {
  readonly competition: string;
  /** The part of the demo that writes; see {@link demoId}. */
  readonly scope: number;
  readonly visits: readonly Visit[];
  readonly judgeOf: (visit: Visit) => string;
}

/**
 * Sends results through the command log, as judges' phones do. An existing command is not written twice, so
 * that an interrupted seeding can continue.
 */
export async function writeVisits(
  { commands }: Pick<FastifyInstance, 'commands'>,
  log: Log,
): Promise<number> {
  const all = log.visits.map((visit, index) => commandOf(visit, index, log));
  const requests = Array.from({ length: Math.ceil(all.length / perRequest) }, (_, page) =>
    commands.submit(log.competition, {
      kind: 'commands',
      mode: 'granted',
      commands: all.slice(page * perRequest, (page + 1) * perRequest),
    }),
  );
  await Promise.all(requests);
  return all.length;
}

function commandOf(visit: Visit, index: number, { scope, judgeOf }: Log): ScoringCommand {
  const id = demoId('command', scope, index + 1);
  const judge = judgeOf(visit);
  return {
    id,
    kind: 'attempts.append',
    actor: judge,
    route: visit.route,
    competitor: visit.climber,
    base: 0,
    device: `demo phone of ${judge.slice(-4)}`,
    deviceSeq: index + 1,
    clientTime: new Date(visit.savedMs).toISOString(),
    attempts: visit.efforts.map(({ atMs, duration = null, ...effort }, position) => ({
      ...effort,
      uuid: demoId('attempt', scope, (index + 1) * 16 + position),
      timestamp: new Date(atMs).toISOString(),
      judge,
      duration,
      notes: '',
    })),
    queue: [],
    call: null,
    witnessed: null,
    card: [],
    incident: null,
    bodyHash: hash('sha256', id, 'hex'),
    said: null,
  };
}
