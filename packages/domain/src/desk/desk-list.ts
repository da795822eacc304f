import type { EntryStatus } from '../vocabulary.ts';
import { normaliseCompetitorNumber } from '../people/names.ts';
import { matchesSearch } from '../people/search.ts';
import type { CheckIn } from './check-in.ts';

type Checked = { readonly status: EntryStatus } & {
  readonly [field in keyof CheckIn]: unknown;
} & {
  /** The required consents that are missing, by label. */
  readonly notAgreed: readonly string[];
};

/** What the desk's list can be narrowed to. */
export const deskFilters = ['MISSING', 'UNPAID', 'NO_WAIVER', 'NOT_AGREED'] as const;
export type DeskFilter = (typeof deskFilters)[number];

/**
 * Whether the desk waits for this person: not on a waiting list, and not known to stay away. (behaviour:
 * check-in#who-is-missing)
 */
export const isExpected = ({ status }: Pick<Checked, 'status'>): boolean =>
  status !== 'WAITING' && status !== 'DNS';

const lacks: Record<DeskFilter, (row: Checked) => boolean> = {
  MISSING: ({ present }) => present === null,
  UNPAID: ({ paid }) => paid === null,
  NO_WAIVER: ({ waiver }) => waiver === null,
  NOT_AGREED: ({ notAgreed }) => notAgreed.length > 0,
};

/** Whether a filter shows this person. */
export const fitsFilter = (row: Checked, filter: DeskFilter): boolean =>
  isExpected(row) && lacks[filter](row);

export interface DeskCounts {
  readonly expected: number;
  readonly here: number;
  readonly lacking: Readonly<Record<DeskFilter, number>>;
}

/** How far the desk is. */
export function deskCounts(rows: readonly Checked[]): DeskCounts {
  const count = (fits: (row: Checked) => boolean) => rows.filter(fits).length;
  const lacking = (filter: DeskFilter) => count((row) => fitsFilter(row, filter));
  return {
    expected: count(isExpected),
    here: count((row) => isExpected(row) && row.present !== null),
    lacking: {
      MISSING: lacking('MISSING'),
      UNPAID: lacking('UNPAID'),
      NO_WAIVER: lacking('NO_WAIVER'),
      NOT_AGREED: lacking('NOT_AGREED'),
    },
  };
}

/** At this age people sign for themselves. */
const ageOfSigning = 18;

/**
 * Whether a guardian signs: people who turn 18 this year may still be 17. Of people without a year of birth
 * nobody knows. (behaviour: check-in#waiver)
 */
export const needsGuardian = (yearOfBirth: number | null, year: number): boolean =>
  yearOfBirth !== null && year - yearOfBirth <= ageOfSigning;

interface Searched {
  readonly firstName: string;
  readonly lastName: string;
  readonly competitorNumber: string | null;
}

/** People whose name or number begins with the text; whoever has exactly this number comes first. */
export function searchDesk<Row extends Searched>(rows: readonly Row[], text: string): Row[] {
  const number = normaliseCompetitorNumber(text);
  const found = rows.filter((row) => matchesSearch(text, { ...row, number: row.competitorNumber }));
  return found.toSorted(
    (a, b) => Number(b.competitorNumber === number) - Number(a.competitorNumber === number),
  );
}
