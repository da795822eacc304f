import type { EntryPatch } from '@topout/contract';
import { entryRights, type Handicap } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { stageOfCategory } from '../../competition/authority/stages.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Changed } from '../entries/changed.ts';
import { lockCompetition, storedNumber } from '../enter/enter.ts';
import { movedMeanwhile, tableRefusal, unknownCategory } from '../enter/entry-refusals.ts';
import { entriesOf, findEntry, type FoundEntry } from '../entries/find-entry.ts';
import { leaveQueues } from './leave-queues.ts';
import { moveResults } from './move-results.ts';
import { rename, renamingOf } from '../entries/shown-name.ts';
import { keepInWave } from '../waves/choose-wave.ts';
import { leaveClosedWave } from '../waves/fill-waves.ts';
import { promoteWaiting } from '../waiting/waiting-list.ts';

/**
 * Moves an entry to another category, with its results, or gives it another number, status,
 * country, handicap or displayed name.
 *
 * @returns the categories whose boards changed, and the routes whose queues did
 * @throws Refusal 400 unknown category, one of another stage, or number taken; 409 if somebody else has just
 * moved it
 */
export async function changeEntry(
  tx: Tx,
  authority: Authority,
  before: FoundEntry,
  patch: EntryPatch,
): Promise<Changed> {
  const { competition, actor, rules } = authority;
  const category = patch.category ?? before.categoryId;
  requireSameStage(authority, before.categoryId, category);
  const number =
    patch.competitorNumber === undefined ? before.competitorNumber : storedNumber(patch.competitorNumber);
  const status = patch.status ?? before.status;
  const { handicapPercent = before.handicapPercent, handicapPoints = before.handicapPoints } = patch;
  const { nation = before.nation } = patch;
  const leaves = status === 'WAITING' && before.status !== 'WAITING';

  await lockCompetition(tx, competition.uuid);
  const renaming = await renamingOf(tx, competition.uuid, before.profileId, patch);
  // Every stage shows the number and the country, and scores by the handicap.
  const same =
    number === before.competitorNumber &&
    nation === before.nation &&
    handicapPercent === before.handicapPercent &&
    handicapPoints === before.handicapPoints;
  const everywhere = same ? [] : await entriesOf(tx, competition.uuid, before.profileId);
  const moves = new Set([before.categoryId, category]);
  const shows = [...everywhere.map(({ categoryId }) => categoryId), ...(renaming?.categories ?? [])];
  const categories = [...new Set([...moves, ...shows])].toSorted();
  const versions = new Map<string, number>();
  for (const uuid of categories) {
    const reset = (moves.has(uuid) && (leaves || uuid !== category)) || renaming !== null;
    versions.set(uuid, await raiseBoard(tx, competition.uuid, uuid, { reset }));
  }
  const now = await findEntry(tx, competition.uuid, before.id);
  if (now.categoryId !== before.categoryId) {
    throw movedMeanwhile();
  }

  const anew = status !== before.status || category !== before.categoryId;
  await storeRegistration(tx, competition.uuid, before, {
    number,
    nation,
    handicapPercent,
    handicapPoints,
    anew,
  });
  await store(tx, competition.uuid, before, { category, status, version: versions.get(category) ?? 0 });
  if (category !== before.categoryId) {
    await leaveClosedWave(tx, competition.uuid, before.profileId);
    if (!entryRights(actor, rules).canModify) await keepInWave(tx, authority, before.profileId);
  }
  if (renaming) await rename(tx, competition.uuid, before.profileId, renaming);
  const routes = status === 'ENTERED' ? [] : await leaveQueues(tx, competition.uuid, before, actor.profile);
  if (!leaves) {
    for (const uuid of moves) await promoteWaiting(tx, competition.uuid, uuid, versions.get(uuid) ?? 0);
  }
  const details = {
    before: { ...summary(before), ...renaming?.before },
    after: {
      category,
      competitorNumber: number,
      status,
      nation,
      handicapPercent,
      handicapPoints,
      ...renaming?.after,
    },
  };
  await auditOf(tx, authority, 'entry.changed', details, before.id);
  return { categories, routes };
}

/**
 * Also in a closed stage, if somebody was entered wrongly. @throws Refusal 400 for categories of two stages
 */
function requireSameStage({ competition }: Authority, ...categories: [string, string]): void {
  const [from, to] = categories.map((category) => stageOfCategory(competition, category));
  if (to === undefined || from !== to) throw unknownCategory();
}

const summary = (entry: FoundEntry) => ({
  category: entry.categoryId,
  competitorNumber: entry.competitorNumber,
  status: entry.status,
  nation: entry.nation,
  handicapPercent: entry.handicapPercent,
  handicapPoints: entry.handicapPoints,
});

interface Change {
  readonly category: string;
  readonly status: FoundEntry['status'];
  readonly version: number;
}

interface RegistrationChange extends Handicap {
  readonly number: string | null;
  readonly nation: string | null;
  /** People who join a waiting list, or change to another, come last. */
  readonly anew: boolean;
}

async function storeRegistration(
  tx: Tx,
  competition: string,
  { profileId }: FoundEntry,
  { number, anew, ...shown }: RegistrationChange,
): Promise<void> {
  await tx.kysely
    .updateTable('registration')
    .set({ competitorNumber: number, ...shown, ...(anew && { waitingPlace: null }) })
    .where('competitionId', '=', competition)
    .where('profileId', '=', profileId)
    .execute()
    .catch((error: unknown) => {
      throw tableRefusal(error, number);
    });
}

async function store(tx: Tx, competition: string, { id }: FoundEntry, change: Change): Promise<void> {
  await tx.kysely
    .updateTable('entry')
    .set({ categoryId: change.category, status: change.status, version: change.version })
    .where('competitionId', '=', competition)
    .where('id', '=', id)
    .execute();
  await moveResults(tx, competition, id, change);
}
