import type { EntryPatch } from '@topout/contract';
import type { Authority } from '../authority/authority.ts';
import { stageOfCategory } from '../authority/stages.ts';
import { raiseBoard } from '../board/raise.ts';
import { writeAudit } from '../competitions/audit.ts';
import type { Tx } from '../db/database.ts';
import type { Changed } from './changed.ts';
import { lockCompetition, storedNumber } from './enter.ts';
import { familyOf } from './entry-chain.ts';
import { movedMeanwhile, tableRefusal, unknownCategory } from './entry-refusals.ts';
import { findEntry, type FoundEntry } from './find-entry.ts';
import { leaveQueues } from './leave-queues.ts';
import { moveResults } from './move-results.ts';
import { rename, renamingOf } from './shown-name.ts';
import { promoteWaiting } from './waiting-list.ts';

/**
 * Moves an entry to another category, gives it another number, status or shown name. What it climbed goes with it.
 *
 * @returns the categories whose boards changed, and the routes whose queues did
 * @throws Refusal 400 unknown category, one of another stage, or number taken; 409 when somebody else moved it meanwhile
 */
export async function changeEntry(
  tx: Tx,
  authority: Authority,
  before: FoundEntry,
  patch: EntryPatch,
): Promise<Changed> {
  const { competition, actor } = authority;
  const category = patch.category ?? before.category_id;
  requireSameStage(authority, before.category_id, category);
  const number =
    patch.competitor_number === undefined ? before.competitor_number : storedNumber(patch.competitor_number);
  const status = patch.status ?? before.status;
  const leaves = status === 'WAITING' && before.status !== 'WAITING';

  await lockCompetition(tx, competition.uuid);
  const renaming = await renamingOf(tx, competition.uuid, before.profile_id, patch);
  // A number is shown in every stage.
  const family = number === before.competitor_number ? [] : await familyOf(tx, competition.uuid, before.id);
  const moves = new Set([before.category_id, category]);
  const shows = [...family.map(({ category_id }) => category_id), ...(renaming?.categories ?? [])];
  const categories = [...new Set([...moves, ...shows])].toSorted();
  const versions = new Map<string, number>();
  for (const uuid of categories) {
    const reset = (moves.has(uuid) && (leaves || uuid !== category)) || renaming !== null;
    versions.set(uuid, await raiseBoard(tx, competition.uuid, uuid, { reset }));
  }
  const now = await findEntry(tx, competition.uuid, before.id);
  if (now.category_id !== before.category_id) {
    throw movedMeanwhile();
  }

  const [first] = family;
  if (first && first.id !== before.id) await renumber(tx, competition.uuid, first.id, number);
  await store(tx, competition.uuid, before, {
    category,
    number,
    status,
    anew: status !== before.status || category !== before.category_id,
    version: versions.get(category) ?? 0,
  });
  if (renaming) await rename(tx, competition.uuid, before.profile_id, renaming);
  const routes = status === 'ENTERED' ? [] : await leaveQueues(tx, competition.uuid, before, actor.profile);
  if (!leaves) {
    for (const uuid of moves) await promoteWaiting(tx, competition.uuid, uuid, versions.get(uuid) ?? 0);
  }
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'entry.changed',
    entry: before.id,
    details: {
      before: { ...summary(before), ...renaming?.before },
      after: { category, competitor_number: number, status, ...renaming?.after },
    },
  });
  return { categories, routes };
}

/** Also in a stage that is closed, where somebody was entered wrongly. @throws Refusal 400 for categories of two stages */
function requireSameStage({ competition }: Authority, ...categories: [string, string]): void {
  const [from, to] = categories.map((category) => stageOfCategory(competition, category));
  if (to === undefined || from !== to) throw unknownCategory();
}

const summary = ({ category_id, competitor_number, status }: FoundEntry) => ({
  category: category_id,
  competitor_number,
  status,
});

interface Change {
  readonly category: string;
  readonly number: string | null;
  readonly status: FoundEntry['status'];
  /** With another status or category, a place on a waiting list is lost. */
  readonly anew: boolean;
  readonly version: number;
}

/** Numbers belong to the entry of the first stage; the table hands them on. */
async function renumber(tx: Tx, competition: string, id: string, number: string | null): Promise<void> {
  await tx.kysely
    .updateTable('entry')
    .set({ competitor_number: number })
    .where('competition_id', '=', competition)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw tableRefusal(error, number);
    });
}

async function store(tx: Tx, competition: string, { id }: FoundEntry, change: Change): Promise<void> {
  await tx.kysely
    .updateTable('entry')
    .set({
      category_id: change.category,
      competitor_number: change.number,
      status: change.status,
      // Who comes to a list, comes last.
      ...(change.anew && { waiting_place: null }),
      version: change.version,
    })
    .where('competition_id', '=', competition)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw tableRefusal(error, change.number);
    });
  await moveResults(tx, competition, id, change);
}
