import type { ImportBody } from '@topout/contract';
import {
  type Delimiter,
  type ImportColumn,
  type ImportLine,
  mostListLines,
  namesPeople,
  parseTable,
  readPerson,
  recogniseColumns,
} from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { invalid } from '../../platform/errors.ts';

/** How many lines to show an organiser who must say what the columns contain. */
const sampleLines = 5;

const tooMany = `A table has up to ${new Intl.NumberFormat('en-GB').format(mostListLines)} lines. Split it, and import one part after the other.`;

/** A table, and the people in its lines. */
export interface ReadTable {
  readonly delimiter: Delimiter;
  readonly headings: boolean;
  readonly columns: readonly { readonly heading: string; readonly column: ImportColumn | null }[];
  readonly sample: readonly (readonly string[])[];
  readonly lines: readonly ImportLine[];
}

/** Reads as much of a table as is possible without the database. @throws Refusal 400 for more lines than a table may have */
export function readTable({ competition }: Authority, body: ImportBody): ReadTable {
  const { delimiter, lines: all } = parseTable(body.table);
  if (all.length > mostListLines) throw invalid(tooMany, { table: [tooMany] });
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
    waves: [...competition.waves.values()],
    category: body.category ?? null,
    handicap: competition.rules.scoring.handicap,
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
