import type { OutboxItem } from '@topout/api-client';
import { isUnsent } from '@topout/api-client';
import type { HeatRacer, Heats } from '@topout/contract';
import {
  commandState,
  type ListedRacer,
  resultOf,
  type ResultState,
  type Run,
  runOf,
  runRead,
} from '@topout/domain';

/** How a climber's run on a route stands. */
export interface LaneStream {
  /** The version that the next command builds on. */
  readonly base: number;
  /** The latest version that this phone has made. */
  readonly own: number;
  /** How far this phone's last command about it has got; null without one. */
  readonly state: ResultState | null;
  /** What a timing device measured, until a judge confirms it; null = nothing. */
  readonly reading: Run | null;
}

/** Somebody on the start list, with what this phone knows of their runs. */
export interface Racer extends ListedRacer {
  readonly user: string;
  readonly name: string;
  /** In the order of the routes. */
  readonly streams: readonly LaneStream[];
}

/** The start list as read, plus what this phone has logged since, even while the server does not answer. */
export function racersOf({ racers, routes }: Heats, items: readonly OutboxItem[] = []): readonly Racer[] {
  return racers.map((racer) => {
    const lanes = routes.map((route, index) => laneOf(racer, index, itemsOn(items, route, racer)));
    return {
      entry: { uuid: racer.entry, startPosition: racer.startPosition, previousRanks: racer.previousRanks },
      user: racer.user.uuid,
      name: `${racer.user.firstName} ${racer.user.lastName}`.trim(),
      competitorNumber: racer.competitorNumber,
      out: racer.status !== 'ENTERED',
      runs: lanes.map(({ run }) => run),
      streams: lanes.map(({ stream }) => stream),
    };
  });
}

const itemsOn = (items: readonly OutboxItem[], route: string, { user }: HeatRacer) =>
  items.filter(
    ({ command, state }) =>
      command.route === route &&
      command.competitor === user.uuid &&
      command.kind.startsWith('attempts.') &&
      state !== 'refused' &&
      state !== 'held',
  );

function laneOf(racer: HeatRacer, index: number, items: readonly OutboxItem[]) {
  const version = racer.versions?.[index] ?? 0;
  const newer = items.filter((item) => isUnsent(item) || (item.version ?? 0) > version).at(-1);
  const last = items.at(-1);
  const own = Math.max(0, ...items.map((item) => item.version ?? 0));
  const stream: LaneStream = {
    base: Math.max(version, own),
    own,
    state: last ? commandState(last) : null,
    // What the judge has logged since makes void what was measured before.
    reading: newer ? null : runRead(racer.readings?.[index] ?? null),
  };
  return { run: newer ? runFrom(newer) : runRead(racer.runs[index] ?? null), stream };
}

function runFrom({ command }: OutboxItem): Run | null {
  const attempts = (command.payload.attempts ?? []).map((attempt) => ({
    usedLastHold: false,
    duration: null,
    segmentsCount: 0,
    ...attempt,
  }));
  const result = resultOf(attempts, 'SPORT');
  return result && runOf(result);
}
