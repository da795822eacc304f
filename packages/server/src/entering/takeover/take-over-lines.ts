import type { EntryBody } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Refusal } from '../../platform/errors.ts';
import { relativesOf } from './listed.queries.ts';
import { takeOver, type TakingOver } from './take-over.ts';
import { answerTaken } from '../enter/answer-taken.ts';
import { refusalOnly } from '../enter/entry-refusals.ts';

/**
 * Takes over the entries that an import listed for the people of an account, with what each line answers: one
 * that is refused does not affect the others.
 *
 * @param caller the profile of the account's owner
 * @returns the refusals by line
 */
export async function takeOverLines(
  app: TakingOver,
  authority: Authority,
  caller: string,
  lines: readonly EntryBody[],
): Promise<ReadonlyMap<EntryBody, Refusal>> {
  const competition = authority.competition.uuid;
  const refused = new Map<EntryBody, Refusal>();
  for (const { profile } of await relativesOf(app.db, caller)) {
    for (const line of lines.filter(({ user = caller }) => user === profile)) {
      const answer = (tx: Tx) => answerTaken(tx, authority, profile, line);
      await takeOver(app, caller, { competition, people: [profile], answer }).catch((error: unknown) =>
        refused.set(line, refusalOnly(error)),
      );
    }
  }
  return refused;
}
