import { yearIn } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import { callCommand } from '../../../judging/commands/call-command.ts';
import { gymCompetitionId } from '../demo-ids.ts';
import { createRandom } from '../random.ts';
import { demoJudgingGroups } from './judges.ts';
import { drawField } from './people.ts';
import { demoRoutes } from './routes.ts';
import { gymVisits } from './seed-gym.ts';

/**
 * The queues after two hours: up to five people in front of each route they have not climbed. Everybody waits
 * once.
 */
export async function fillQueues(
  { commands }: Pick<FastifyInstance, 'commands'>,
  startsMs: number,
): Promise<void> {
  const random = createRandom(12);
  const climbed = new Set(gymVisits(startsMs).map(({ climber, route }) => `${climber}/${route}`));
  const { competitors } = drawField(yearIn('UTC', startsMs));
  const waiting = new Set<string>();
  const queued = demoRoutes.flatMap((route) => {
    const length = random.between(0, 5);
    const free = competitors.filter(
      ({ id, category }) =>
        category.routes.includes(route) && !waiting.has(id) && !climbed.has(`${id}/${route.id}`),
    );
    const next = random.shuffled(free).slice(0, length);
    for (const { id } of next) waiting.add(id);
    const actor = demoJudgingGroups.find(({ name }) => name === route.wall)?.judges[0] ?? '';
    return next.map(({ id }) => callCommand({ kind: 'queue.add', actor, route: route.id, competitor: id }));
  });
  await commands.submit(gymCompetitionId, { kind: 'commands', mode: 'granted', commands: queued });
}
