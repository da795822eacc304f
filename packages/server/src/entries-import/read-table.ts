import type { ImportBody } from '@topout/contract';
import {
  type Delimiter,
  type ImportColumn,
  type ImportLine,
  namesPeople,
  parseTable,
  readPerson,
  recogniseColumns,
} from '@topout/domain';
import type { Authority } from '../authority/authority.ts';

/** How many lines are shown to whoever has to say what the columns hold. */
const sampleLines = 5;

/** A table, and whom its lines describe. */
export interface ReadTable {
  readonly delimiter: Delimiter;
  readonly headings: boolean;
  readonly columns: readonly { readonly heading: string; readonly column: ImportColumn | null }[];
  readonly sample: readonly (readonly string[])[];
  readonly lines: readonly ImportLine[];
}

/** Reads a table as far as it can be read without the database. */
export function readTable({ competition }: Authority, body: ImportBody): ReadTable {
  const { delimiter, lines: all } = parseTable(body.table);
  const first = all[0]?.cells ?? [];
  const recognised = recogniseColumns(first);
  const headings = body.headings ?? recognised.some((column) => column !== null);
  const width = Math.max(0, ...all.slice(0, sampleLines).map(({ cells }) => cells.length));
  const found = body.columns ?? (headings ? recognised : []);
  const columns = Array.from({ length: width }, (_, index) => found[index] ?? null);
  const [stage] = competition.categories;
  const context = {
    columns,
    categories: competition.categories.filter((category) => category.stage === stage?.stage),
    category: body.category ?? null,
    year: competition.year,
  };
  const people = namesPeople(columns) ? all.slice(headings ? 1 : 0) : [];
  return {
    delimiter,
    headings,
    columns: columns.map((column, index) => ({ heading: headings ? (first[index] ?? '') : '', column })),
    sample: all.slice(0, sampleLines).map(({ cells }) => cells),
    lines: people.map((line) => ({ line: line.line, ...readPerson(line, context) })),
  };
}
