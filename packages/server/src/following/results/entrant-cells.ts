import {
  amountText,
  type Answer,
  answerTo,
  canReadAnswers,
  type CheckIn,
  formatForTable,
  needsGuardian,
  type Question,
} from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { firstEntry } from '../../entering/entries/which-entry.ts';
import { readAnswers } from '../../entering/questions/answers.queries.ts';
import { readAskedQuestions } from '../../entering/questions/questions.queries.ts';
import { agreementCells, agreementHead, readAgreements } from './agreement-cells.ts';
import { type Cell, safeText } from './cells.ts';
import { readTimeZone } from './results.queries.ts';

/** A table of the entries, for the organiser side. (behaviour: organising#files) */
export interface EntrantCells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const statement = {
  name: 'results.entries',
  text: `
    select p.id as user, p.competitor_number, p.first_name, p.last_name, k.name as category,
      (select t.name from team t where t.competition_id = r.competition_id and t.id = r.team_id) as team,
      (select v.name from wave v where v.competition_id = r.competition_id and v.id = r.wave_id) as wave,
      e.status, p.year_of_birth, check_in_of(r) as check_in,
      coalesce(a.email, parent_account.email, p.listed_email) as email,
      trim(parent.first_name || ' ' || parent.last_name) as parent
    from entry e
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
    join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    left join account a on a.profile_id = p.id and p.agreed_at is not null
    left join profile parent on parent.id = p.parent_id and p.agreed_at is not null
    left join account parent_account on parent_account.profile_id = parent.id
    where e.competition_id = $1 and e.id = ${firstEntry('$1', 'p.id')}
    order by k.position, k.id, p.last_name, p.first_name, e.id`,
};

interface Row {
  readonly user: string;
  readonly competitorNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly category: string;
  readonly team: string | null;
  readonly wave: string | null;
  readonly status: string;
  readonly yearOfBirth: number | null;
  readonly checkIn: CheckIn;
  readonly email: string | null;
  readonly parent: string | null;
}

/** What a cell needs to know besides its row. */
interface Sheet {
  readonly timeZone: string;
  readonly year: number;
}

type Column = readonly [title: string, cell: (row: Row, sheet: Sheet) => Cell];

const text = (value: string | null): Cell => (value === null || value === '' ? null : safeText(value));
const time = (mark: { readonly at: string } | null, { timeZone }: Sheet): Cell =>
  mark && formatForTable(mark.at, timeZone);

const columns: readonly Column[] = [
  ['Number', ({ competitorNumber }) => text(competitorNumber)],
  ['First name', ({ firstName }) => text(firstName)],
  ['Last name', ({ lastName }) => text(lastName)],
  ['Category', ({ category }) => text(category)],
  ['Team', ({ team }) => text(team)],
  ['Session', ({ wave }) => text(wave)],
  ['Status', ({ status }) => status],
  ['Checked in', ({ checkIn }, sheet) => time(checkIn.present, sheet)],
  ['Bib given', ({ checkIn }, sheet) => time(checkIn.bib, sheet)],
  ['Paid', ({ checkIn }, sheet) => time(checkIn.paid, sheet)],
  ['Amount', ({ checkIn: { paid } }) => paid && Number(amountText(paid.amountMinor, paid.currency))],
  ['Currency', ({ checkIn }) => text(checkIn.paid?.currency ?? null)],
  ['Paid by', ({ checkIn }) => checkIn.paid?.how ?? null],
  ['Waiver', ({ checkIn }, sheet) => time(checkIn.waiver, sheet)],
  ['Waiver signed by guardian', ({ checkIn }) => text(checkIn.waiver?.name ?? null)],
  ['Under 18', ({ yearOfBirth }, { year }) => (needsGuardian(yearOfBirth, year) ? 'yes' : null)],
  ['E-mail', ({ email }) => text(email)],
  ['Parent', ({ parent }) => text(parent)],
];

/**
 * Everybody who is entered, by category and name, and what they answered, as far as the reader sees it. How to
 * reach them only where they came by themselves, or as the organisers have listed them. Times are the venue's.
 */
export async function readEntrantCells(
  db: Queries,
  { competition, actor }: Pick<Authority, 'competition' | 'actor'>,
): Promise<EntrantCells> {
  const { uuid } = competition;
  const rows = await db.rows<Row>(statement, [uuid]);
  const asked = (await readAskedQuestions(db, uuid)).filter(({ readers }) => canReadAnswers(actor, readers));
  const answers = await readAnswers(db, uuid, null);
  const agreements = await readAgreements(db, uuid);
  const sheet = { timeZone: await readTimeZone(db, uuid), year: competition.year };
  const cellsOf = (question: Question, user: string): Cell[] =>
    question.kind === 'CONSENT'
      ? agreementCells(agreements.get(`${user}/${question.uuid}`), question, sheet.timeZone)
      : [answerCell(question, answers.get(user) ?? [])];
  return {
    head: [
      ...columns.map(([title]) => title),
      ...asked.flatMap(({ kind, label }) => (kind === 'CONSENT' ? agreementHead(label) : [safeText(label)])),
    ],
    rows: rows.map((row) => [
      ...columns.map(([, cell]) => cell(row, sheet)),
      ...asked.flatMap((question) => cellsOf(question, row.user)),
    ]),
  };
}

function answerCell(question: Question, answers: readonly Answer[]): Cell {
  const value = answerTo(answers, question);
  return typeof value === 'string' ? safeText(value) : typeof value === 'number' ? value : null;
}
