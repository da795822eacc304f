import type { FastifyInstance } from 'fastify';
import type { MovedTable } from '../move/tables.ts';
import type { Written } from './written.ts';

type Streams = Pick<
  FastifyInstance,
  'boards' | 'presence' | 'clock' | 'screens' | 'announcements' | 'queues' | 'desk' | 'marshal'
>;

/** Tells whoever follows a competition what news have changed, as whoever changes it here does. */
export async function tellNews(
  app: Streams,
  competition: string,
  { boards, clocks, routes, held, tables }: Written,
): Promise<void> {
  const has = (...some: MovedTable[]) => some.some((table) => tables.has(table));
  for (const category of boards) app.boards.changed(competition, category);
  app.presence.tell(competition, routes, held);
  if (has('announcement')) app.announcements.changed(competition);
  if (has('route_queue', 'route_queue_entry')) app.queues.changed(competition);
  if (has('registration', 'entry', 'answer', 'agreement', 'ticket', 'wave', 'question'))
    app.desk.changed(competition);
  if (has('caution', 'isolation', 'marshal_mark', 'entry')) app.marshal.changed(competition);
  if (has('screen', 'raffle', 'raffle_prize', 'raffle_draw')) await app.screens.steered(competition);
  for (const stage of clocks) await app.clock.pressed(competition, stage);
}
