import type { CompetitionBody } from '@topout/contract';
import { newCompetitionRules } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { addRoutes } from '../setup/group-members.ts';
import { insertRoutes } from '../venues/change-routes.ts';
import { writeAudit } from '../../competition/audit.ts';
import { requireOrder } from './competition-times.ts';
import { insertStage } from './first-stage.ts';
import { requireRoutes } from '../../competition/known-routes.ts';
import { newJudgingKey } from '../../competition/judging-key.ts';
import { patchedRules } from './settings.ts';
import { venueFor } from './venue-for.ts';

/**
 * Creates a competition that is ready for judging: one stage with its categories, and its routes in one group
 * that all of them climb, at a known venue or a new one. The caller is its MASTER. All or nothing.
 *
 * @returns its uuid
 * @throws Refusal 400 for times in the wrong order, an unknown time zone or route; 403, 404 for somebody
 * else's venue
 */
export async function createCompetition(tx: Tx, master: string, body: CompetitionBody): Promise<string> {
  const id = body.uuid ?? newId();
  const { knownRoutes = [], routes = [], ...rest } = body;
  await insertCompetition(tx, id, master, body);
  const venue = await venueFor(tx, master, body.venue);
  await tx.kysely.insertInto('competitionVenue').values({ competitionId: id, venueId: venue }).execute();
  const group = await insertStage(tx, id, body);
  await requireRoutes(tx, id, knownRoutes);
  await addRoutes(tx, id, group, [...knownRoutes, ...(await insertRoutes(tx, venue, routes))]);
  await tx.kysely
    .insertInto('competitionRole')
    .values({ competitionId: id, profileId: master, role: 'MASTER' })
    .execute();
  const details = { ...rest, routes: knownRoutes.length + routes.length };
  await writeAudit(tx, { competition: id, actor: master, kind: 'competition.created', details });
  return id;
}

async function insertCompetition(tx: Tx, id: string, master: string, body: CompetitionBody): Promise<void> {
  const times = {
    startsAt: new Date(body.startTime),
    endsAt: new Date(body.endTime),
    entriesOpenAt: body.entriesOpenTime ? new Date(body.entriesOpenTime) : null,
    entriesCloseAt: body.entriesCloseTime ? new Date(body.entriesCloseTime) : null,
  };
  requireOrder(times);
  await tx.kysely
    .insertInto('competition')
    .values({
      id,
      name: body.name,
      ...times,
      capacity: body.capacity ?? null,
      masterJudgeId: master,
      judgeKey: newJudgingKey(),
      settings: JSON.stringify(patchedRules(newCompetitionRules, body.settings ?? {})),
      ...(body.headerColour !== undefined && { headerColour: body.headerColour }),
      ...(body.listed !== undefined && { listed: body.listed }),
      ...(body.liveLeaderboard !== undefined && { liveLeaderboard: body.liveLeaderboard }),
      ...(body.scoringSystem !== undefined && { scoringSystem: body.scoringSystem }),
    })
    .execute();
}
