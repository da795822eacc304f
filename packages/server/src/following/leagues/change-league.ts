import type { LeaguePatch } from '@topout/contract';
import { canManageSetup, type LeagueScoring, neverRises } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Database, Queries, Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { type StoredLeague, readCandidates, readLeague } from './league.queries.ts';

/** The league, for the person who runs it. @throws Refusal 404, 403 */
async function requireOwn(db: Queries, id: string, caller: string): Promise<StoredLeague> {
  const league = await readLeague(db, id);
  if (!league) throw notFound('league');
  if (league.owner !== caller) throw forbidden();
  return league;
}

const rising = 'No place may be worth more than the one before it.';
const backwards = 'An age class begins before it ends.';
const twice = 'A competition is in the list twice.';

/**
 * Rules of a league, as they are stored.
 *
 * @throws Refusal 400 if a place would be worth more than the one before it, or an age class ends before it begins
 */
export function storedRules<Rules extends Pick<LeaguePatch, 'placePoints' | 'ageClasses'>>(patch: Rules) {
  const { ageClasses, ...rules } = patch;
  if (rules.placePoints && !neverRises(rules.placePoints)) throw invalid(rising, { placePoints: [rising] });
  if (ageClasses?.some(({ from, to }) => from > to)) throw invalid(backwards, { ageClasses: [backwards] });
  return { ...rules, ...(ageClasses && { ageClasses: JSON.stringify(ageClasses) }) };
}

/**
 * Changes a league and which competitions belong to it.
 *
 * @throws Refusal 400 for a competition that is named twice; 403 for people who do not run it, or do not organise a
 *   competition they add; 404; 409 for a competition of another league, and for one whose scores cannot be added
 */
export async function changeLeague(
  db: Database,
  id: string,
  caller: string,
  { competitions, ...patch }: LeaguePatch,
): Promise<void> {
  const league = await requireOwn(db, id, caller);
  const rules = storedRules(patch);
  const before = new Set(league.competitions);
  const after = new Set(competitions?.map((one) => one.toLowerCase()) ?? before);
  if (competitions && after.size < competitions.length) throw invalid(twice, { competitions: [twice] });
  const added = [...after].filter((one) => !before.has(one));
  for (const one of added) {
    const { actor } = await authorityOf(db, one, caller);
    if (!canManageSetup(actor)) throw forbidden();
  }
  await checkCandidates(db, patch.scoring ?? league.scoring, after, new Set(added));
  await db.transaction(async (tx) => {
    const left = [...before].filter((one) => !after.has(one));
    await move(tx, [...added, ...left], (one) => (after.has(one) ? id : null));
    if (Object.keys(rules).length > 0) {
      await tx.kysely.updateTable('league').set(rules).where('id', '=', id).execute();
    }
  });
}

/** Deletes a league; its competitions stay. @throws Refusal 403 for people who do not run it, 404 */
export async function deleteLeague(db: Database, id: string, caller: string): Promise<void> {
  const { competitions } = await requireOwn(db, id, caller);
  await db.transaction(async (tx) => {
    await move(tx, competitions, () => null);
    await tx.kysely.deleteFrom('league').where('id', '=', id).execute();
  });
}

async function checkCandidates(
  db: Queries,
  scoring: LeagueScoring,
  all: ReadonlySet<string>,
  added: ReadonlySet<string>,
): Promise<void> {
  for (const { id, name, league, inPoints } of await readCandidates(db, [...all])) {
    if (league !== null && added.has(id)) {
      throw conflict('league.taken', `${name} belongs to ${league} already.`);
    }
    if (scoring === 'SCORES' && !inPoints) {
      throw conflict(
        'league.not_points',
        `${name} is not scored in points, so its scores can’t be added up.`,
      );
    }
  }
}

/** Moves them into a league, or out of theirs (null). Always in the same order, to avoid deadlocks. */
async function move(
  tx: Tx,
  competitions: readonly string[],
  leagueOf: (competition: string) => string | null,
): Promise<void> {
  for (const one of competitions.toSorted()) {
    await tx.kysely
      .updateTable('competition')
      .set({ leagueId: leagueOf(one) })
      .where('id', '=', one)
      .execute();
    await raiseConfig(tx, one);
  }
}
