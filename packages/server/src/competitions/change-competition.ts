import type { CompetitionPatch } from '@topout/contract';
import type { Authority } from '../authority/authority.ts';
import type { StoredRules } from '../authority/rules.ts';
import { resetBoards } from '../board/raise.ts';
import type { Tx } from '../db/database.ts';
import { fillFreePlaces } from '../entries/waiting-list.ts';
import { notFound } from '../errors.ts';
import { changeJudgingGroups } from '../judging-groups/change-judging-group.ts';
import { writeAudit } from './audit.ts';
import { requireOrder } from './competition-times.ts';
import { patchedRules } from './settings.ts';
import { changeSetup } from '../setup/change-setup.ts';
import { setStagePhase } from '../stages/stage-phase.ts';

/**
 * Changes settings, times, phases and judging areas of a competition: all of it or nothing.
 *
 * @param seen version of the set-up that the caller saw
 * @returns categories whose boards changed: all of them when the scoring did, those waited for when there is more room
 * @throws Refusal 400 for times in the wrong order, unknown routes or judges; 404 for an unknown area,
 *   409 where somebody else changed the set-up in the meantime
 */
export async function changeCompetition(
  tx: Tx,
  authority: Authority,
  patch: CompetitionPatch,
  seen?: number,
): Promise<readonly string[]> {
  const { competition, actor } = authority;
  const { judging_groups = [], pending_results, ...rest } = patch;
  await changeSetup(tx, competition.uuid, seen);
  await storeCompetition(tx, competition.uuid, rest);
  const [front] = competition.stages;
  if (pending_results !== undefined && front) {
    await setStagePhase(tx, competition.uuid, front.uuid, pending_results);
  }
  if (judging_groups.length > 0) await changeJudgingGroups(tx, authority, judging_groups);
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'competition.changed',
    details: patch,
  });
  const rescored = patch.scoring_system !== undefined || patch.settings?.scoring !== undefined;
  const filled = patch.capacity === undefined ? [] : await fillFreePlaces(tx, competition.uuid);
  return rescored ? resetBoards(tx, competition.uuid) : filled;
}

type Rest = Omit<CompetitionPatch, 'judging_groups' | 'pending_results'>;

async function storeCompetition(tx: Tx, competition: string, patch: Rest): Promise<void> {
  const stored = await tx.kysely
    .selectFrom('competition')
    .select(['starts_at', 'ends_at', 'entries_open_at', 'entries_close_at', 'cancelled_at', 'settings'])
    .where('id', '=', competition)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound('competition');
  const times = {
    starts_at: patch.start_time ? new Date(patch.start_time) : stored.starts_at,
    ends_at: patch.end_time ? new Date(patch.end_time) : stored.ends_at,
    entries_open_at: changed(patch.entries_open_time, stored.entries_open_at),
    entries_close_at: changed(patch.entries_close_time, stored.entries_close_at),
  };
  requireOrder(times);
  const cancelled = patch.cancelled ?? stored.cancelled_at !== null;
  await tx.kysely
    .updateTable('competition')
    .set({
      ...times,
      cancelled_at: cancelled ? (stored.cancelled_at ?? new Date()) : null,
      ...(patch.name !== undefined && { name: patch.name }),
      ...(patch.capacity !== undefined && { capacity: patch.capacity }),
      ...(patch.header_colour !== undefined && { header_colour: patch.header_colour }),
      ...(patch.listed !== undefined && { listed: patch.listed }),
      ...(patch.live_leaderboard !== undefined && { live_leaderboard: patch.live_leaderboard }),
      ...(patch.scoring_system !== undefined && { scoring_system: patch.scoring_system }),
      ...(patch.settings && {
        settings: JSON.stringify(patchedRules(stored.settings as StoredRules, patch.settings)),
      }),
    })
    .where('id', '=', competition)
    .execute();
}

const changed = (sent: string | null | undefined, stored: Date | null): Date | null =>
  sent === undefined ? stored : sent === null ? null : new Date(sent);
