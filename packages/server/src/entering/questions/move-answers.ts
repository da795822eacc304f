import type { Tx } from '../../platform/db/database.ts';

interface Move {
  /** Profile uuids. */
  readonly from: string;
  readonly to: string;
}

/** Which answers moved, so that they can be moved back. */
export interface MovedAnswers {
  /** Uuids of questions. */
  readonly answers: readonly string[];
  /** Uuids of agreements. */
  readonly agreements: readonly string[];
}

const statements = {
  answers: `
    update answer a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and not exists (
      select from answer o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)
    returning question_id as id`,
  agreements: `
    update agreement a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and not exists (
      select from agreement o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)
    returning id`,
  answersBack: `
    update answer a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and a.question_id = any($4::uuid[]) and not exists (
      select from answer o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)
    returning question_id as id`,
  agreementsBack: `
    update agreement a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and a.id = any($4::uuid[]) and not exists (
      select from agreement o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)
    returning id`,
};

async function run(tx: Tx, name: keyof typeof statements, values: readonly unknown[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>({ name: `answer.move_${name}`, text: statements[name] }, values);
  return rows.map(({ id }) => id);
}

/**
 * Gives a person's answers to another who takes their place in the competition, as far as that one has not
 * answered. Both are registered.
 */
export const moveAnswers = async (
  tx: Tx,
  competition: string,
  { from, to }: Move,
): Promise<MovedAnswers> => ({
  answers: await run(tx, 'answers', [competition, from, to]),
  agreements: await run(tx, 'agreements', [competition, from, to]),
});

/** Gives answers back that moved, as they are by now. Both are registered. */
export async function moveAnswersBack(
  tx: Tx,
  competition: string,
  { from, to, answers, agreements }: Move & MovedAnswers,
): Promise<void> {
  await run(tx, 'answersBack', [competition, from, to, answers]);
  await run(tx, 'agreementsBack', [competition, from, to, agreements]);
}
