import type { CompetitionBody } from '@topout/contract';
import { newCompetitionRules } from '@topout/domain';
import type { Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { addRoutes } from '../setup/group-members.ts';
import { insertRoutes } from '../venues/change-routes.ts';
import { writeAudit } from './audit.ts';
import { requireOrder } from './competition-times.ts';
import { insertStage } from './first-stage.ts';
import { requireRoutes } from './known-routes.ts';
import { newJudgingKey } from './judging-key.ts';
import { patchedRules } from './settings.ts';
import { venueFor } from './venue-for.ts';

/**
 * Makes a competition ready to be judged: one stage with its categories, and its routes in one group that all of them
 * climb, at a known venue or a new one. The caller is its MASTER. All of it or nothing.
 *
 * @returns its uuid
 * @throws Refusal 400 for times in the wrong order, an unknown time zone or route; 403, 404 for a venue of others
 */
export async function createCompetition(tx: Tx, master: string, body: CompetitionBody): Promise<string> {
  const id = body.uuid ?? newId();
  const { known_routes = [], routes = [], ...rest } = body;
  await insertCompetition(tx, id, master, body);
  const venue = await venueFor(tx, master, body.venue);
  await tx.kysely.insertInto('competition_venue').values({ competition_id: id, venue_id: venue }).execute();
  const group = await insertStage(tx, id, body.categories);
  await requireRoutes(tx, id, known_routes);
  await addRoutes(tx, id, group, [...known_routes, ...(await insertRoutes(tx, venue, routes))]);
  await tx.kysely
    .insertInto('competition_role')
    .values({ competition_id: id, profile_id: master, role: 'MASTER' })
    .execute();
  const details = { ...rest, routes: known_routes.length + routes.length };
  await writeAudit(tx, { competition: id, actor: master, kind: 'competition.created', details });
  return id;
}

async function insertCompetition(tx: Tx, id: string, master: string, body: CompetitionBody): Promise<void> {
  const times = {
    starts_at: new Date(body.start_time),
    ends_at: new Date(body.end_time),
    entries_open_at: body.entries_open_time ? new Date(body.entries_open_time) : null,
    entries_close_at: body.entries_close_time ? new Date(body.entries_close_time) : null,
  };
  requireOrder(times);
  await tx.kysely
    .insertInto('competition')
    .values({
      id,
      name: body.name,
      ...times,
      capacity: body.capacity ?? null,
      master_judge_id: master,
      judge_key: newJudgingKey(),
      settings: JSON.stringify(patchedRules(newCompetitionRules, body.settings ?? {})),
      ...(body.header_colour !== undefined && { header_colour: body.header_colour }),
      ...(body.listed !== undefined && { listed: body.listed }),
      ...(body.live_leaderboard !== undefined && { live_leaderboard: body.live_leaderboard }),
      ...(body.scoring_system !== undefined && { scoring_system: body.scoring_system }),
    })
    .execute();
}
