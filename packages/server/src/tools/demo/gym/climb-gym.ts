import type { FastifyInstance } from 'fastify';
import { keepOrder, positionsOf } from '../../../following/board/board-order.ts';
import { gymCompetitionId } from '../demo-ids.ts';
import type { Visit } from '../session.ts';
import { writeVisits } from '../write-visits.ts';
import { demoCategories } from './categories.ts';
import { demoJudgingGroups } from './judges.ts';
import { demoRoutes } from './routes.ts';
import { climbedMs, gymVisits } from './seed-gym.ts';

/** Boards say who moved since then, milliseconds. */
const lately = 8 * 60_000;

const groupOf = new Map(
  demoRoutes.map(({ id, wall }) => [
    id,
    demoJudgingGroups.find(({ name }) => name === wall) ?? demoJudgingGroups[0],
  ]),
);

const judgeOf = ({ climber, route }: Visit): string =>
  groupOf.get(route)?.judges[climber.charCodeAt(35) % 2] ?? '';

/** Results came in when they were climbed, not all at once when the demo was made. */
const asItHappened = [
  'update command set received_at = client_time where competition_id = $1 and client_time is not null',
  `update result r set changed_at = a.at
    from (select entry_id, route_id, max(attempted_at) as at from attempt where competition_id = $1 group by 1, 2) a
    where r.competition_id = $1 and r.entry_id = a.entry_id and r.route_id = a.route_id`,
];

/** Writes what was climbed, with the order of some minutes ago. @returns how many results it wrote */
export async function climbGym(
  { db, commands, boards }: Pick<FastifyInstance, 'db' | 'commands' | 'boards'>,
  startsMs: number,
): Promise<number> {
  const visits = gymVisits(startsMs);
  const earlier = visits.filter(({ savedMs }) => savedMs < startsMs + climbedMs - lately);
  const log = { competition: gymCompetitionId, scope: 1, judgeOf };
  await writeVisits({ commands }, { ...log, visits: earlier });
  for (const { id } of demoCategories) {
    const { rows } = await boards.ranking(gymCompetitionId, id);
    await keepOrder(db, gymCompetitionId, id, positionsOf(rows));
  }
  const written = await writeVisits({ commands }, { ...log, visits });
  for (const [index, text] of asItHappened.entries())
    await db.rows({ name: `demo.as_it_happened_${index}`, text }, [gymCompetitionId]);
  return written;
}
