import type { DuplicateBody } from '@topout/contract';
import { yearIn } from '@topout/domain';
import { writeAudit } from '../../competition/audit.ts';
import { newJudgingKey } from '../../competition/judging-key.ts';
import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { copies } from './copies.queries.ts';

/**
 * Creates the same competition at another time: settings, venue, stages, categories, route groups with the
 * routes still in place and their numbers, judging groups, sponsors. Does not copy people and results. The caller is
 * its MASTER, its judging key is new, and it is unlisted until somebody lists it. Entries open and close as
 * long before the start as before.
 *
 * @returns its uuid
 * @throws Refusal 400 for an end before the start
 */
export async function duplicateCompetition(
  tx: Tx,
  master: string,
  original: string,
  { uuid, name, startTime, endTime }: DuplicateBody,
): Promise<string> {
  const [starts, ends] = [new Date(startTime), new Date(endTime)];
  if (ends <= starts) {
    throw invalid('A competition ends after it starts.', { endTime: ['Must be after the start.'] });
  }
  const id = uuid ?? newId();
  await tx.rows(copies.competition, [original, id, name, starts, ends, master, newJudgingKey()]);
  await tx.rows(copies.venues, [original, id]);
  await tx.rows(copies.stages, [original, id, await yearsLater(tx, original, starts)]);
  await tx.rows(copies.boards, [id]);
  await tx.rows(copies.groups, [original, id]);
  await tx.rows(copies.judgingGroups, [original, id]);
  await tx.rows(copies.sponsors, [original, id]);
  await tx.kysely
    .insertInto('competitionRole')
    .values({ competitionId: id, profileId: master, role: 'MASTER' })
    .execute();
  await writeAudit(tx, {
    competition: id,
    actor: master,
    kind: 'competition.duplicated',
    details: { original },
  });
  return id;
}

/** By how many years people may be younger, counted at the venues of both. */
async function yearsLater(tx: Tx, original: string, starts: Date): Promise<number> {
  const [model] = await tx.rows<{ startsAt: Date; timeZone: string }>(copies.times, [original]);
  return model ? yearIn(model.timeZone, starts) - yearIn(model.timeZone, model.startsAt) : 0;
}
