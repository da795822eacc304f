import type { Question } from '@topout/contract';
import { type Asked, needsGuardian } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

const list = {
  name: 'question.list',
  text: `
    select q.id as uuid, q.kind, q.label, q.help, q.required, q.audience, q.readers, q.choices,
      q.archived_at is not null as archived, q.version,
      (select coalesce(json_agg(k.category_id order by k.category_id), '[]') from question_category k
        where k.competition_id = q.competition_id and k.question_id = q.id) as categories,
      (select json_build_object('version', t.version, 'text', t.text) from consent_text t
        where t.competition_id = q.competition_id and t.question_id = q.id
        order by t.version desc limit 1) as consent,
      exists (select from answer a where a.competition_id = q.competition_id and a.question_id = q.id)
        or exists (select from agreement g where g.competition_id = q.competition_id and g.question_id = q.id)
        as answered
    from question q where q.competition_id = $1 order by q.position, q.id`,
};

/** All questions of a competition in their order, archived ones among them. */
export const readQuestions = (db: Queries, competition: string): Promise<Question[]> =>
  db.rows<Question>(list, [competition]);

/** The questions that are asked. */
export const readAskedQuestions = async (db: Queries, competition: string): Promise<Question[]> =>
  (await readQuestions(db, competition)).filter(({ archived }) => !archived);

const asked = {
  name: 'question.asked',
  text: `
    select p.parent_id as parent, p.year_of_birth,
      (select json_agg(e.category_id order by e.id) from entry e
        where e.competition_id = $1 and e.profile_id = $2) as categories
    from profile p where p.id = $2`,
};

/** Somebody who is entered, as far as questions depend on them. */
interface AskedPerson extends Asked {
  /** Profile uuid. */
  readonly parent: string | null;
}

/** @returns null for people who are not entered */
export async function readAsked(
  db: Queries,
  { uuid, year }: { readonly uuid: string; readonly year: number },
  user: string,
): Promise<AskedPerson | null> {
  const [row] = await db.rows<{
    parent: string | null;
    yearOfBirth: number | null;
    categories: string[] | null;
  }>(asked, [uuid, user]);
  if (!row?.categories) return null;
  return {
    parent: row.parent,
    categories: row.categories,
    minor: needsGuardian(row.yearOfBirth, year),
  };
}
