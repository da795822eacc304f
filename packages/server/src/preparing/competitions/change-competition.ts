import type { CompetitionPatch } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { resetBoards } from '../../competition/boards/raise.ts';
import type { Tx } from '../../platform/db/database.ts';
import { fillFreePlaces } from '../../entering/waiting/waiting-list.ts';
import { changeJudgingGroups } from '../judging-groups/change-judging-group.ts';
import { auditOf } from '../../competition/audit.ts';
import { requireOrder } from './competition-times.ts';
import { patchedRules } from './settings.ts';
import { namedIn, readSettings, type SettingsNow, type SettingsPatch } from './settings-record.ts';
import { changeSetup } from '../setup/change-setup.ts';
import { setStagePhase } from '../stages/stage-phase.ts';

/**
 * Changes settings, times, phases and judging groups of a competition, all or nothing.
 *
 * @param seen version of the set-up that the caller saw
 * @returns categories whose boards changed: all if the scoring did, those with a waiting list if there is
 * more room
 * @throws Refusal 400 for times in the wrong order, unknown routes or judges; 404 for an unknown judging
 * group,
 *   409 if somebody else has changed the set-up in the meantime
 */
export async function changeCompetition(
  tx: Tx,
  authority: Authority,
  patch: CompetitionPatch,
  seen?: number,
): Promise<readonly string[]> {
  const { competition } = authority;
  const { judgingGroups = [], pendingResults, ...rest } = patch;
  await changeSetup(tx, competition.uuid, seen);
  const before = await readSettings(tx, competition.uuid);
  await storeCompetition(tx, competition.uuid, rest, before);
  const [front] = competition.stages;
  if (pendingResults !== undefined && front) {
    await setStagePhase(tx, competition.uuid, front.uuid, pendingResults);
  }
  if (judgingGroups.length > 0) await changeJudgingGroups(tx, authority, judgingGroups);
  await auditOf(tx, authority, 'competition.changed', {
    ...patch,
    ...namedIn(await readSettings(tx, competition.uuid), rest),
    // Phases and judging groups can be reversed separately.
    ...(Object.keys(rest).length === Object.keys(patch).length && { before: namedIn(before, rest) }),
  });
  const rescored = patch.scoringSystem !== undefined || patch.settings?.scoring !== undefined;
  const filled = patch.capacity === undefined ? [] : await fillFreePlaces(tx, competition.uuid);
  return rescored ? resetBoards(tx, competition.uuid) : filled;
}

async function storeCompetition(
  tx: Tx,
  competition: string,
  patch: SettingsPatch,
  now: SettingsNow,
): Promise<void> {
  const set = { ...now, ...patch };
  const times = {
    startsAt: new Date(set.startTime),
    endsAt: new Date(set.endTime),
    entriesOpenAt: set.entriesOpenTime === null ? null : new Date(set.entriesOpenTime),
    entriesCloseAt: set.entriesCloseTime === null ? null : new Date(set.entriesCloseTime),
  };
  requireOrder(times);
  await tx.kysely
    .updateTable('competition')
    .set({
      ...times,
      cancelledAt: set.cancelled ? (now.cancelledAt ?? new Date()) : null,
      ...(patch.name !== undefined && { name: patch.name }),
      ...(patch.capacity !== undefined && { capacity: patch.capacity }),
      ...(patch.headerColour !== undefined && { headerColour: patch.headerColour }),
      ...(patch.listed !== undefined && { listed: patch.listed }),
      ...(patch.liveLeaderboard !== undefined && { liveLeaderboard: patch.liveLeaderboard }),
      ...(patch.scoringSystem !== undefined && { scoringSystem: patch.scoringSystem }),
      ...(patch.settings && {
        settings: JSON.stringify(patchedRules(now.stored, patch.settings)),
      }),
    })
    .where('id', '=', competition)
    .execute();
}
