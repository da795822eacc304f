import { pairRefusal, pairRefusals, type Pairing } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { differencesOf } from './differences.ts';
import { type PairedEntry, readPairedEntry } from './pairing.queries.ts';

/** The two climbers of a change, the one in whose name it is asked for first. */
type Pair = readonly [PairedEntry, PairedEntry];

/**
 * Makes two climbers each other's marker.
 *
 * @returns the categories whose boards changed
 * @throws Refusal 409 with why they cannot be; 404 if one of them has gone
 */
export async function pairUp(tx: Tx, authority: Authority, entries: readonly [string, string]) {
  const { competition } = authority;
  await lockCompetition(tx, competition.uuid);
  const pair: Pair = [
    await present(tx, competition.uuid, entries[0]),
    await present(tx, competition.uuid, entries[1]),
  ];
  const pairing = ({ category, ...entry }: PairedEntry): Pairing => ({
    ...entry,
    isMarked: [...(competition.confirmedOf.get(category)?.values() ?? [])].includes('MARKER'),
  });
  const reason = pairRefusal(pairing(pair[0]), pairing(pair[1]));
  if (reason) throw conflict(reason, pairRefusals[reason]);
  return put(tx, authority, pair, true);
}

/**
 * Ends it: what both have logged stays, and with it what is confirmed.
 *
 * @param mayHide organisers end it although the records differ: others would lose a difference by it
 * @returns the categories whose boards changed; none if there was no marker
 */
export async function endPair(tx: Tx, authority: Authority, entry: string, mayHide: boolean) {
  const { competition } = authority;
  await lockCompetition(tx, competition.uuid);
  const one = await present(tx, competition.uuid, entry);
  if (one.partner === null) return [];
  const pair: Pair = [one, await present(tx, competition.uuid, one.partner)];
  // No result changes from here on.
  const versions = await raised(tx, competition.uuid, pair);
  const differing = await differencesOf(
    tx,
    competition.uuid,
    pair.map((each) => each.entry),
  );
  if (differing.length > 0 && !mayHide) {
    throw conflict(
      'marker.differs',
      'You and your marker have logged different results. A judge settles them first.',
    );
  }
  return put(tx, authority, pair, false, versions);
}

async function present(tx: Tx, competition: string, entry: string): Promise<PairedEntry> {
  const found = await readPairedEntry(tx, competition, entry);
  if (!found) throw notFound('entry');
  return found;
}

/** The boards of both, in the common lock order. */
async function raised(tx: Tx, competition: string, pair: Pair): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>();
  for (const category of [...new Set(pair.map((one) => one.category))].toSorted()) {
    versions.set(category, await raiseBoard(tx, competition, category, { reset: false }));
  }
  return versions;
}

async function put(
  tx: Tx,
  authority: Authority,
  pair: Pair,
  together: boolean,
  known?: ReadonlyMap<string, number>,
): Promise<string[]> {
  const competition = authority.competition.uuid;
  const versions = known ?? (await raised(tx, competition, pair));
  for (const [one, other] of [pair, pair.toReversed()] as [PairedEntry, PairedEntry][]) {
    await tx.kysely
      .updateTable('entry')
      .set({ partnerId: together ? other.entry : null, version: versions.get(one.category) ?? 0 })
      .where('competitionId', '=', competition)
      .where('id', '=', one.entry)
      .execute();
    const said = { partner: other.name };
    await auditOf(tx, authority, together ? 'marker.paired' : 'marker.ended', said, one.entry);
  }
  return [...versions.keys()];
}
