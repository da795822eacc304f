import type { Tx } from '../../platform/db/database.ts';

const answers = {
  name: 'answer.move',
  text: `
    update answer a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and not exists (
      select from answer o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)`,
};

const agreements = {
  name: 'answer.move_agreements',
  text: `
    update agreement a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and not exists (
      select from agreement o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)`,
};

/**
 * Gives a person's answers to another who takes their place in the competition, as far as that one has not
 * answered. Both are registered.
 */
export async function moveAnswers(
  tx: Tx,
  competition: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.rows(answers, [competition, from, to]);
  await tx.rows(agreements, [competition, from, to]);
}
