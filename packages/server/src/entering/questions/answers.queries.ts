import type { GivenAnswer } from '@topout/contract';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';

interface Row {
  readonly user: string;
  readonly question: string;
  readonly text: string | null;
  readonly number: number | null;
  readonly version: number | null;
  readonly at: Date;
  readonly guardian: string | null;
}

const read = {
  name: 'answer.read',
  text: `
    select profile_id as user, question_id as question, text, number, null::integer as version, answered_at as at,
      null::text as guardian
    from answer where competition_id = $1 and ($2::uuid is null or profile_id = $2)
    union all
    select profile_id, question_id, null, null, version, agreed_at, guardian
    from agreement where competition_id = $1 and ($2::uuid is null or profile_id = $2) and ended_at is null`,
};

/** What somebody, or everybody, answered, by profile uuid. @param user null = everybody */
export async function readAnswers(
  db: Queries,
  competition: string,
  user: string | null,
): Promise<ReadonlyMap<string, readonly GivenAnswer[]>> {
  const answers = new Map<string, GivenAnswer[]>();
  for (const row of await db.rows<Row>(read, [competition, user])) {
    const given = {
      question: row.question,
      value: row.text ?? row.number ?? true,
      version: row.version,
      at: row.at.toISOString(),
      guardian: row.guardian,
    };
    answers.set(row.user, [...(answers.get(row.user) ?? []), given]);
  }
  return answers;
}

const write = {
  name: 'answer.write',
  text: `
    with given as (
      select * from jsonb_to_recordset($3) as x (question uuid, kind text, text text, number double precision)
    ), gone as (
      delete from answer a using given g
      where a.competition_id = $1 and a.profile_id = $2 and a.question_id = g.question
        and g.text is null and g.number is null
    )
    insert into answer (competition_id, profile_id, question_id, kind, text, number)
    select $1, $2, question, kind, text, number from given where text is not null or number is not null
    on conflict (competition_id, profile_id, question_id) do update
    set text = excluded.text, number = excluded.number, answered_at = now()
    where (answer.text, answer.number) is distinct from (excluded.text, excluded.number)`,
};

/** One answer to store; without text and number it is taken back. */
interface WrittenAnswer {
  readonly question: string;
  readonly kind: string;
  readonly text: string | null;
  readonly number: number | null;
}

export const writeAnswers = (
  tx: Tx,
  competition: string,
  user: string,
  answers: readonly WrittenAnswer[],
): Promise<unknown> => tx.rows(write, [competition, user, jsonOf(answers)]);

const agree = {
  name: 'answer.agree',
  text: `
    with given as (
      select * from jsonb_to_recordset($3) as x (question uuid, id uuid, version integer)
    ), ended as (
      update agreement a set ended_at = now() from given g
      where a.competition_id = $1 and a.profile_id = $2 and a.question_id = g.question and a.ended_at is null
        and a.version is distinct from g.version
      returning a.id
    )
    select question, id, version from given, (select count(*) from ended) as waits
    where version is not null and not exists (
      select from agreement a where a.competition_id = $1 and a.profile_id = $2 and a.question_id = given.question
        and a.version = given.version and a.ended_at is null)`,
};

const add = {
  name: 'answer.agreed',
  text: `
    insert into agreement (competition_id, id, profile_id, question_id, version, agreed_by, guardian)
    select $1, x.id, $2, x.question, x.version, $3, $5
    from jsonb_to_recordset($4) as x (question uuid, id uuid, version integer)`,
};

/** Agreement to a version of a text, or none any more. */
interface WrittenAgreement {
  readonly question: string;
  readonly id: string;
  readonly version: number | null;
}

interface Agreeing {
  /** Profile uuids. */
  readonly user: string;
  readonly by: string;
  /** The guardian's name; null for people who agree for themselves. */
  readonly guardian: string | null;
}

/** Records agreements. One to the same text stays as it is; any other ends. */
export async function writeAgreements(
  tx: Tx,
  competition: string,
  { user, by, guardian }: Agreeing,
  agreements: readonly WrittenAgreement[],
): Promise<void> {
  const made = await tx.rows(agree, [competition, user, jsonOf(agreements)]);
  if (made.length > 0) await tx.rows(add, [competition, user, by, jsonOf(made), guardian]);
}
