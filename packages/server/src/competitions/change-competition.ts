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
  const { judgingGroups = [], pendingResults, ...rest } = patch;
  await changeSetup(tx, competition.uuid, seen);
  await storeCompetition(tx, competition.uuid, rest);
  const [front] = competition.stages;
  if (pendingResults !== undefined && front) {
    await setStagePhase(tx, competition.uuid, front.uuid, pendingResults);
  }
  if (judgingGroups.length > 0) await changeJudgingGroups(tx, authority, judgingGroups);
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'competition.changed',
    details: patch,
  });
  const rescored = patch.scoringSystem !== undefined || patch.settings?.scoring !== undefined;
  const filled = patch.capacity === undefined ? [] : await fillFreePlaces(tx, competition.uuid);
  return rescored ? resetBoards(tx, competition.uuid) : filled;
}

type Rest = Omit<CompetitionPatch, 'judgingGroups' | 'pendingResults'>;

async function storeCompetition(tx: Tx, competition: string, patch: Rest): Promise<void> {
  const stored = await tx.kysely
    .selectFrom('competition')
    .select(['startsAt', 'endsAt', 'entriesOpenAt', 'entriesCloseAt', 'cancelledAt', 'settings'])
    .where('id', '=', competition)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound('competition');
  const times = {
    startsAt: patch.startTime ? new Date(patch.startTime) : stored.startsAt,
    endsAt: patch.endTime ? new Date(patch.endTime) : stored.endsAt,
    entriesOpenAt: changed(patch.entriesOpenTime, stored.entriesOpenAt),
    entriesCloseAt: changed(patch.entriesCloseTime, stored.entriesCloseAt),
  };
  requireOrder(times);
  const cancelled = patch.cancelled ?? stored.cancelledAt !== null;
  await tx.kysely
    .updateTable('competition')
    .set({
      ...times,
      cancelledAt: cancelled ? (stored.cancelledAt ?? new Date()) : null,
      ...(patch.name !== undefined && { name: patch.name }),
      ...(patch.capacity !== undefined && { capacity: patch.capacity }),
      ...(patch.headerColour !== undefined && { headerColour: patch.headerColour }),
      ...(patch.listed !== undefined && { listed: patch.listed }),
      ...(patch.liveLeaderboard !== undefined && { liveLeaderboard: patch.liveLeaderboard }),
      ...(patch.scoringSystem !== undefined && { scoringSystem: patch.scoringSystem }),
      ...(patch.settings && {
        settings: JSON.stringify(patchedRules(stored.settings as StoredRules, patch.settings)),
      }),
    })
    .where('id', '=', competition)
    .execute();
}

const changed = (sent: string | null | undefined, stored: Date | null): Date | null =>
  sent === undefined ? stored : sent === null ? null : new Date(sent);
