import type { CommandsBody } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Static } from 'typebox';
import { type Waiting, waitingNow } from './waiting.queries.ts';

const commandsRoute = '/api/competitions/:competition/commands';

/** Figures that answer a host's questions: is somebody waiting, is this node behind, are phones stuck? */
export function attachGauges(app: FastifyInstance): void {
  countWaiting(app);
  timeCommands(app);
  watchBoards(app);
}

/** One question to the database serves both. Without an answer they say nothing, rather than what was. */
function countWaiting({ db, metrics, log }: FastifyInstance): void {
  let asked: Promise<readonly Waiting[]> | undefined;
  const ask = () => {
    asked ??= waitingNow(db)
      .catch((err: unknown) => {
        log.error({ err }, 'nobody knows what waits');
        return [];
      })
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  const gauge = (name: string, help: string, valueOf: (waiting: Waiting) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['what'],
      registers: [metrics],
      async collect() {
        const all = await ask();
        this.reset();
        for (const waiting of all) this.set({ what: waiting.what }, valueOf(waiting));
      },
    });
  gauge('topout_waiting', 'What waits, on all nodes together', ({ count }) => count);
  gauge('topout_oldest_waiting_seconds', 'How long the oldest has waited', ({ seconds }) => seconds);
}

/** How long people wait for the answer to a tap, and how long taps lay on phones before they came. */
function timeCommands(app: FastifyInstance): void {
  const registers = [app.metrics];
  const answered = new Histogram({
    name: 'topout_command_seconds',
    help: 'From the arrival of taps to their answer',
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers,
  });
  const delayed = new Histogram({
    name: 'topout_command_delay_seconds',
    help: 'From a tap to its arrival',
    buckets: [1, 5, 15, 60, 300, 900, 3_600, 21_600],
    registers,
  });
  app.addHook('onResponse', ({ routeOptions, body }, { statusCode, elapsedTime }, done) => {
    if (routeOptions.url !== commandsRoute || statusCode !== 200) return done();
    answered.observe(elapsedTime / 1_000);
    const arrivedAt = Date.now() - elapsedTime;
    for (const { clientTime } of (body as Static<typeof CommandsBody>).commands)
      delayed.observe(Math.max(0, arrivedAt - Date.parse(clientTime)) / 1_000);
    done();
  });
}

function watchBoards({ boards, metrics }: FastifyInstance): void {
  const registers = [metrics];
  new Gauge({
    name: 'topout_boards_unsure_seconds',
    help: 'Since this node last compared its boards with the database',
    registers,
    collect() {
      this.set(boards.notComparedMs / 1_000);
    },
  });
  new Counter({
    name: 'topout_boards_missed_total',
    help: 'Changes of boards that only the comparison found, because no signal told of them',
    registers,
    collect() {
      this.reset();
      this.inc(boards.missed);
    },
  });
}
