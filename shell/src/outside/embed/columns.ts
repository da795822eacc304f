import type { EmbeddedBoard } from '@topout/contract';

type Row = EmbeddedBoard['rows'][number];

/** A column of figures. */
export interface Column {
  readonly head: string;
  /** Where the head is an abbreviation. */
  readonly title?: string;
  /** May be left out where there is little room. */
  readonly extra?: boolean;
  readonly text: (row: Row) => string;
}

const score = (head: string): Column => ({
  head,
  // The head says the unit.
  text: ({ scoreText }) => scoreText.replace(/ pts$/, ''),
});

const ranking: readonly Column[] = [
  { head: 'T', title: 'Tops' },
  { head: 'Z', title: 'Zones' },
  { head: 'TA', title: 'Attempts to top' },
  { head: 'ZA', title: 'Attempts to zone' },
].map((column, index) => ({
  ...column,
  // Attempts are stored negated.
  text: ({ scoreTuple }) => (scoreTuple ? String(Math.abs(scoreTuple[index] ?? 0)) : ''),
}));

const tops: Column = {
  head: 'Tops',
  extra: true,
  text: ({ marks = '' }) => String(marks.replace(/[^FT]/g, '').length),
};

const columns: Readonly<Record<EmbeddedBoard['scoringSystem'], readonly Column[]>> = {
  DEFAULT: [tops, score('Points')],
  IFSC_RANKING: ranking,
  IFSC_SPORT: [score('Result')],
  IFSC_BOULDER_2025: [tops, score('Points')],
  IFSC_LEAD: [score('Result')],
  IFSC_SPEED: [score('Time')],
  IFSC_SPEED_FINAL: [score('Result')],
  IFSC_COMBINED: [score('Points')],
  IFSC_COMBINED_RANKS: [score('Product')],
};

/** The columns by which a scoring system is read. */
export const columnsOf = (system: EmbeddedBoard['scoringSystem']): readonly Column[] => columns[system];
