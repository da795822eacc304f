import type { DuplicateBody } from '@topout/contract';
import { yearIn } from '@topout/domain';
import { writeAudit } from '../competitions/audit.ts';
import { newJudgingKey } from '../competitions/judging-key.ts';
import type { Tx } from '../db/database.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { copies } from './copies.queries.ts';

/**
 * Makes the same competition at another time: settings, venue, stages, categories, route groups with the routes that
 * still hang and their numbers, judging areas. People and results are not copied; the caller is its MASTER, its judging
 * key is new, and it is not listed until somebody lists it. Entries open and close as long before the start as they did.
 *
 * @returns its uuid
 * @throws Refusal 400 for an end before the start
 */
export async function duplicateCompetition(
  tx: Tx,
  master: string,
  original: string,
  { uuid, name, start_time, end_time }: DuplicateBody,
): Promise<string> {
  const [starts, ends] = [new Date(start_time), new Date(end_time)];
  if (ends <= starts) {
    throw invalid('A competition ends after it starts.', { end_time: ['Must be after the start.'] });
  }
  const id = uuid ?? newId();
  await tx.rows(copies.competition, [original, id, name, starts, ends, master, newJudgingKey()]);
  await tx.rows(copies.venues, [original, id]);
  await tx.rows(copies.stages, [original, id, await yearsLater(tx, original, starts)]);
  await tx.rows(copies.boards, [id]);
  await tx.rows(copies.groups, [original, id]);
  await tx.rows(copies.areas, [original, id]);
  await tx.kysely
    .insertInto('competition_role')
    .values({ competition_id: id, profile_id: master, role: 'MASTER' })
    .execute();
  await writeAudit(tx, {
    competition: id,
    actor: master,
    kind: 'competition.duplicated',
    details: { original },
  });
  return id;
}

/** By how many years people may be younger, counted where both take place. */
async function yearsLater(tx: Tx, original: string, starts: Date): Promise<number> {
  const [model] = await tx.rows<{ starts_at: Date; time_zone: string }>(copies.times, [original]);
  return model ? yearIn(model.time_zone, starts) - yearIn(model.time_zone, model.starts_at) : 0;
}
