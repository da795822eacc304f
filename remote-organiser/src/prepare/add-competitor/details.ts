import type { ImportWish } from '@topout/api-client';
import type { ImportColumn } from '@topout/domain';

/** The typed details of a person, by the import's names. */
export type Details = Record<Exclude<ImportColumn, 'name' | 'session' | 'handicap'>, string>;

export const noDetails: Details = {
  first_name: '',
  last_name: '',
  category: '',
  competitor_number: '',
  year_of_birth: '',
  gender: '',
  nation: '',
  email: '',
};

const columns = [
  'first_name',
  'last_name',
  'category',
  'competitor_number',
  'year_of_birth',
  'gender',
  'nation',
  'email',
] as const satisfies readonly (keyof Details)[];

/** A table of one line, quoted so that no typed character ends a cell. */
export const asImport = (details: Details, hasNumbers: boolean): ImportWish => ({
  table: columns.map((column) => `"${details[column].replaceAll('"', '""')}"`).join('\t'),
  columns: [...columns],
  headings: false,
  firstNumber: hasNumbers ? 1 : null,
});
