import type { FastifyInstance } from 'fastify';
import type { MovedTable } from '../move/tables.ts';
import type { NewsRows } from './news-rows.ts';

/** What a batch of news changed, for those who follow it here. */
export interface Told {
  /** Whose boards. */
  readonly categories: readonly string[];
  /** Whose queues or attempts. */
  readonly routes: readonly string[];
  /** Something was withheld, or decided. */
  readonly held: boolean;
  /** Whose clocks. */
  readonly stages: readonly string[];
  readonly queues: boolean;
  readonly desk: boolean;
  readonly screens: boolean;
  readonly announcements: boolean;
}

export const nothingTold: Told = {
  categories: [],
  routes: [],
  held: false,
  stages: [],
  queues: false,
  desk: false,
  screens: false,
  announcements: false,
};

const ofQueues = ['route_queue', 'route_queue_entry'] as const;
const ofRoutes = [...ofQueues, 'command', 'result', 'attempt'] as const;
const ofDesk = ['registration', 'entry', 'answer', 'agreement', 'ticket', 'wave', 'question'] as const;
const ofScreens = ['screen', 'raffle', 'raffle_prize', 'raffle_draw'] as const;

/** @param categories whose boards it raised */
export function toldBy({ of, gone }: NewsRows, categories: readonly string[]): Told {
  const rows = (tables: readonly MovedTable[]) => [
    ...tables.flatMap(of),
    ...gone.filter(({ table }) => tables.includes(table)).map(({ key }) => key),
  ];
  const ids = (tables: readonly MovedTable[], column: string) => [
    ...new Set(
      rows(tables)
        .map((row) => row[column])
        .filter((id) => typeof id === 'string'),
    ),
  ];
  const some = (tables: readonly MovedTable[]) => rows(tables).length > 0;
  return {
    categories,
    routes: ids(ofRoutes, 'route_id'),
    held: of('command').some(({ outcome }) => outcome === 'HELD'),
    stages: ids(['clock_press'], 'stage_id'),
    queues: some(ofQueues),
    desk: some(ofDesk),
    screens: some(ofScreens),
    announcements: some(['announcement']),
  };
}

/** Tells everybody who follows a competition, on all nodes, after the commit. */
export async function tellAll(
  { boards, presence, queues, desk, screens, announcements, clock }: FastifyInstance,
  competition: string,
  told: Told,
): Promise<void> {
  for (const category of told.categories) boards.changed(competition, category);
  presence.tell(competition, told.routes, told.held);
  if (told.queues) queues.changed(competition);
  if (told.desk) desk.changed(competition);
  if (told.announcements) announcements.changed(competition);
  if (told.screens) await screens.steered(competition);
  for (const stage of told.stages) await clock.pressed(competition, stage);
}
