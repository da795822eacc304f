import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';

const statement = {
  name: 'disputes.open_in_stage',
  text: `select count(*)::int as open from dispute d
    join entry e on e.competition_id = d.competition_id and e.id = d.entry_id
    where d.competition_id = $1 and d.state = 'OPEN' and ($2::uuid is null or e.stage_id = $2)`,
};

/**
 * The caller has locked the competition, as whoever opens a dispute does.
 *
 * @param stage uuid; null = all of them
 * @throws Refusal 409 while a result of the stage is in dispute
 */
export async function requireUndisputed(
  tx: Tx,
  { uuid, stages }: Pick<CompetitionSnapshot, 'uuid' | 'stages'>,
  stage: string | null,
): Promise<void> {
  const [row] = await tx.rows<{ open: number }>(statement, [uuid, stage]);
  const open = row?.open ?? 0;
  if (open === 0) return;
  const where = stages.find((one) => one.uuid === stage)?.name ?? 'the competition';
  const what = open === 1 ? 'One result is' : `${open} results are`;
  throw conflict('results.disputed', `${what} in dispute. Decide about it before you publish ${where}.`);
}
