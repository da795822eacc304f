import { formatForTable, type Question } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { type Cell, safeText } from './cells.ts';

/** The last time that somebody agreed to a consent. */
interface LastAgreement {
  readonly user: string;
  readonly question: string;
  readonly version: number;
  readonly at: Date;
  readonly guardian: string | null;
  /** When they withdrew it; null = it stands. */
  readonly endedAt: Date | null;
}

const statement = {
  name: 'results.agreements',
  text: `
    select distinct on (profile_id, question_id) profile_id as user, question_id as question, version, agreed_at as at,
      guardian, ended_at
    from agreement where competition_id = $1
    order by profile_id, question_id, ended_at is not null, agreed_at desc`,
};

/** What everybody agreed to last, by `user/question`. */
export async function readAgreements(
  db: Queries,
  competition: string,
): Promise<ReadonlyMap<string, LastAgreement>> {
  const rows = await db.rows<LastAgreement>(statement, [competition]);
  return new Map(rows.map((row) => [`${row.user}/${row.question}`, row]));
}

/** Column names of a consent. */
export const agreementHead = (label: string): string[] => [
  safeText(label),
  ...['version', 'agreed', 'guardian', 'withdrawn'].map((what) => `${safeText(label)}: ${what}`),
];

/** Whether somebody agreed to the text as it stands, and to which when: the cells under `agreementHead`. */
export function agreementCells(
  last: LastAgreement | undefined,
  { consent }: Pick<Question, 'consent'>,
  timeZone: string,
): Cell[] {
  if (!last) return ['no', null, null, null, null];
  const { version, at, guardian, endedAt } = last;
  const stands = endedAt ? 'withdrawn' : version === consent?.version ? 'yes' : 'to an earlier text';
  return [
    stands,
    version,
    formatForTable(at, timeZone),
    guardian && safeText(guardian),
    endedAt && formatForTable(endedAt, timeZone),
  ];
}
