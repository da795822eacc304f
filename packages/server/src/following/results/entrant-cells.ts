import { type Answer, answerTo, canReadAnswers, isAnswered, type Question } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { firstEntry } from '../../entering/entries/which-entry.ts';
import { readAnswers } from '../../entering/questions/answers.queries.ts';
import { readAskedQuestions } from '../../entering/questions/questions.queries.ts';
import { type Cell, safeText } from './cells.ts';

/** A table of the entries, for the organiser side. */
export interface EntrantCells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const statement = {
  name: 'results.entries',
  text: `
    select p.id as user, p.competitor_number, p.first_name, p.last_name, k.name as category,
      (select v.name from wave v where v.competition_id = p.competition_id and v.id = (
        select x.wave_id from registration x where x.competition_id = p.competition_id and x.profile_id = p.id)) as wave,
      e.status,
      coalesce(a.email, parent_account.email) as email, trim(parent.first_name || ' ' || parent.last_name) as parent
    from entry e
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
    left join account a on a.profile_id = p.id and p.agreed_at is not null
    left join profile parent on parent.id = p.parent_id and p.agreed_at is not null
    left join account parent_account on parent_account.profile_id = parent.id
    where e.competition_id = $1 and e.id = ${firstEntry('$1', 'p.id')}
    order by k.position, k.id, p.last_name, p.first_name, e.id`,
};

const columns = [
  ['Number', 'competitorNumber'],
  ['First name', 'firstName'],
  ['Last name', 'lastName'],
  ['Category', 'category'],
  ['Session', 'wave'],
  ['Status', 'status'],
  ['E-mail', 'email'],
  ['Parent', 'parent'],
] as const;

type Row = { readonly user: string } & Record<(typeof columns)[number][1], string | null>;

/** Everybody who is entered, by category and name. How to reach them only where they came by themselves. */
export async function readEntrantCells(
  db: Queries,
  { competition: { uuid: competition }, actor }: Pick<Authority, 'competition' | 'actor'>,
): Promise<EntrantCells> {
  const rows = await db.rows<Row>(statement, [competition]);
  const questions = (await readAskedQuestions(db, competition)).filter(({ readers }) =>
    canReadAnswers(actor, readers),
  );
  const answers = await readAnswers(db, competition, null);
  return {
    head: [...columns.map(([title]) => title), ...questions.map(({ label }) => safeText(label))],
    rows: rows.map((row) => [
      ...columns.map(([, field]) => (row[field] === null ? null : safeText(row[field]))),
      ...questions.map((question) => answerCell(question, answers.get(row.user) ?? [])),
    ]),
  };
}

/** What somebody answered; of consents, whether they agreed to the text as it stands. */
function answerCell(question: Question, answers: readonly Answer[]): Cell {
  if (question.kind === 'CONSENT') return isAnswered(question, answers) ? 'yes' : 'no';
  const value = answerTo(answers, question);
  return typeof value === 'string' ? safeText(value) : typeof value === 'number' ? value : null;
}
