import type { Tx } from '../../platform/db/database.ts';

const statements = {
  answers: `
    update answer a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and not exists (
      select from answer o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)
    returning a.question_id as id`,
  agreements: `
    update agreement a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and not exists (
      select from agreement o
      where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)
    returning a.id`,
  /* What somebody answered since is theirs. */
  answersBack: `
    update answer a set profile_id = $3 from audit t
    where a.competition_id = $1 and a.profile_id = $2 and a.question_id = any($4::uuid[])
      and t.competition_id = $1 and t.id = $5 and a.answered_at < t.created_at
      and not exists (
        select from answer o
        where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)`,
  agreementsBack: `
    update agreement a set profile_id = $3
    where a.competition_id = $1 and a.profile_id = $2 and a.id = any($4::uuid[])
      and not exists (
        select from agreement o
        where o.competition_id = $1 and o.profile_id = $3 and o.question_id = a.question_id)`,
};

interface Move {
  /** Profile uuids. */
  readonly from: string;
  readonly to: string;
}

/** What came to a person with the place of another. */
export interface MovedAnswers {
  /** Uuids of the questions. */
  readonly answers: readonly string[];
  /** Uuids. */
  readonly agreements: readonly string[];
}

const run = async (
  tx: Tx,
  name: keyof typeof statements,
  values: readonly unknown[],
): Promise<readonly string[]> => {
  const statement = { name: `answer.move.${name}`, text: statements[name] };
  return (await tx.rows<{ id: string }>(statement, values)).map(({ id }) => id);
};

/**
 * Gives a person's answers to another who takes their place in the competition, as far as that one has not
 * answered. Both are registered.
 *
 * @returns what moved, so that it can be moved back
 */
export async function moveAnswers(tx: Tx, competition: string, { from, to }: Move): Promise<MovedAnswers> {
  return {
    answers: await run(tx, 'answers', [competition, from, to]),
    agreements: await run(tx, 'agreements', [competition, from, to]),
  };
}

interface Back extends Move {
  readonly moved: MovedAnswers;
  /** Uuid of the record in the history. */
  readonly record: string;
}

/** Moves back what came with a place, and nothing that its new owner answered. Both are registered. */
export async function moveAnswersBack(
  tx: Tx,
  competition: string,
  { from, to, moved: { answers, agreements }, record }: Back,
): Promise<void> {
  await run(tx, 'answersBack', [competition, from, to, answers, record]);
  await run(tx, 'agreementsBack', [competition, from, to, agreements]);
}
