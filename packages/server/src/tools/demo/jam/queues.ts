import { yearIn } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import { callCommand } from '../../../judging/commands/call-command.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { demoId } from '../demo-ids.ts';
import { drawField, jamCompetitionId } from './jam.ts';
import { jamRoutes, witnessedRoutes } from './routes.ts';
import { climbsLater } from './waves.ts';

/** Numbered as in the categories' own groups. */
const queued = witnessedRoutes.map((route) => ({ route: route.id, number: jamRoutes.indexOf(route) + 1 }));

/** The route group whose queues climbers join themselves, and where another climber has to confirm. */
export async function insertJamQueues({ kysely }: Tx): Promise<void> {
  const group = demoId('route-group', 5, 4);
  const mine = { competitionId: jamCompetitionId };
  await kysely
    .insertInto('routeGroup')
    .values({
      ...mine,
      id: group,
      name: 'With queue and witness',
      position: 3,
      scoredBy: 'CLIMBERS',
      climbersQueue: true,
      confirmedBy: 'CLIMBERS',
    })
    .execute();
  await kysely
    .insertInto('routeGroupRoute')
    .values(queued.map(({ route, number }) => ({ ...mine, routeGroupId: group, routeId: route, number })))
    .execute();
}

/** Three climbers wait at each of them. */
export async function queueAtJam(
  { commands }: Pick<FastifyInstance, 'commands'>,
  startsMs: number,
): Promise<void> {
  const here = drawField(yearIn('UTC', startsMs)).filter((_, index) => !climbsLater(index));
  const adults = here.map(({ person }) => person.id);
  const joins = queued.flatMap(({ route }, index) =>
    adults
      .slice(index * 3, index * 3 + 3)
      .map((competitor) => callCommand({ kind: 'queue.add', actor: competitor, route, competitor })),
  );
  await commands.submit(jamCompetitionId, { kind: 'commands', mode: 'hold', commands: joins });
}
