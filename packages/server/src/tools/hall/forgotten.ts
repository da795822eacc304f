import { forgetShownNames } from '../../entering/change/forget-traces.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Row } from '../move/file-rows.ts';
import type { MovedTable } from '../move/tables.ts';
import type { NewsRows } from './news-rows.ts';

const forgottenStatement = {
  name: 'hall.forgotten',
  text: `
    select id from profile where id = any ($2::uuid[]) and anonymised_at is not null
    union
    select m.profile_id from merged_entry m join profile p on p.id = m.target_profile_id
      where m.competition_id = $1 and p.anonymised_at is not null`,
};

const disputesStatement = {
  name: 'hall.disputes_here',
  text: 'select id from dispute where competition_id = $1 and id = any ($2::uuid[])',
};

/**
 * Leaves out of a hall's news what is personal about people who have deleted their account here since it was taken down:
 * the hall still knows who they were. Their rows stay, because others name them.
 */
export async function withoutForgotten(tx: Tx, competition: string, news: NewsRows): Promise<NewsRows> {
  const named = [
    ...idsIn(news, 'registration', 'profile_id'),
    ...idsIn(news, 'answer', 'profile_id'),
    ...idsIn(news, 'agreement', 'profile_id'),
    ...idsIn(news, 'dispute', 'competitor_id'),
    ...idsIn(news, 'caution', 'competitor_id'),
    ...idsIn(news, 'merged_entry', 'target_profile_id'),
    ...news.of('audit').flatMap((row) => userOf(row) ?? []),
  ];
  const disputes = idsIn(news, 'dispute_answer', 'dispute_id');
  if (named.length === 0 && disputes.length === 0) return news;
  const found = await tx.rows<{ id: string }>(forgottenStatement, [competition, [...new Set(named)]]);
  const forgotten = new Set(found.map(({ id }) => id));
  for (const row of news.of('merged_entry'))
    if (forgotten.has(String(row['target_profile_id']))) forgotten.add(String(row['profile_id']));
  const here = await tx.rows<{ id: string }>(disputesStatement, [competition, disputes]);
  const isForgotten = (row: Row, column: string) => forgotten.has(String(row[column]));
  const kept = news.of('dispute').filter((row) => !isForgotten(row, 'competitor_id'));
  const open = new Set([...here.map(({ id }) => id), ...kept.map((row) => row['id'])]);
  const fitted: Partial<Record<MovedTable, readonly Row[]>> = {
    registration: news
      .of('registration')
      .map((row) => (isForgotten(row, 'profile_id') ? { ...row, ...nameless(row) } : row)),
    answer: news.of('answer').filter((row) => !isForgotten(row, 'profile_id')),
    agreement: news.of('agreement').filter((row) => !isForgotten(row, 'profile_id')),
    dispute: kept,
    caution: news.of('caution').filter((row) => !isForgotten(row, 'competitor_id')),
    dispute_answer: news.of('dispute_answer').filter((row) => open.has(row['dispute_id'])),
    audit: news.of('audit').map((row) => (forgotten.has(userOf(row) ?? '') ? withoutCheckIn(row) : row)),
  };
  return { ...news, of: (table) => fitted[table] ?? news.of(table) };
}

const hereStatement = {
  name: 'hall.forgotten_here',
  text: `
    select p.id from registration r join profile p on p.id = r.profile_id
      where r.competition_id = $1 and p.anonymised_at is not null
    union
    select m.profile_id from merged_entry m join profile p on p.id = m.target_profile_id
      where m.competition_id = $1 and p.anonymised_at is not null`,
};

/**
 * Takes the names of people who have deleted their account here out of the history that a hall's news have just brought:
 * whose entry a line is about, the rows beside it say.
 */
export async function forgetNamesAgain(tx: Tx, competition: string, news: NewsRows): Promise<void> {
  if (!news.of('audit').some(({ kind }) => kind === 'entry.changed')) return;
  for (const { id } of await tx.rows<{ id: string }>(hereStatement, [competition]))
    await forgetShownNames(tx, id);
}

const idsIn = ({ of }: NewsRows, table: MovedTable, column: string): string[] =>
  of(table)
    .map((row) => row[column])
    .filter((id) => typeof id === 'string');

const nameless = (row: Row): Row => ({
  first_name: null,
  last_name: null,
  listed_email: null,
  waiver_name: row['waiver_name'] === null ? null : '',
});

/** Whom a line of the history is about, if it says what the desk recorded of them. */
function userOf(row: Row): string | null {
  const details = row['details'] as { readonly user?: unknown } | null;
  return row['kind'] === 'check_in.changed' && typeof details?.user === 'string' ? details.user : null;
}

function withoutCheckIn(row: Row): Row {
  const { before: _before, after: _after, ...details } = row['details'] as Row;
  return { ...row, details };
}
