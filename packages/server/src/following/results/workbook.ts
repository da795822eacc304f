import type { Results } from '@topout/contract';
import { formatMoment, zoneName } from '@topout/domain';
import type { Sheet } from 'write-excel-file/node';
import { type Cell, cellsOf, headOf, rankingCells, rankingHead, safeText } from './cells.ts';
import type { EntrantCells } from './entrant-cells.ts';
import { teamCells, teamHead } from './team-cells.ts';

type Stage = Results['stages'][number];
type Row = Sheet<never>['data'][number];

/** Makes one workbook at a time: a large one takes a good part of a second. */
let last: Promise<unknown> = Promise.resolve();

/** Results as XLSX: the whole ranking, a sheet for each category of each stage, and the entries if given. */
export function workbookOf(results: Results, entries: EntrantCells | null): Promise<Buffer> {
  return oneAtATime(() => sheetsOf(results, entries));
}

/** The entries alone as XLSX. */
export const entriesWorkbook = (entries: EntrantCells): Promise<Buffer> =>
  oneAtATime(() => [entriesSheet(entries, 'Entries')]);

function oneAtATime(sheets: () => Sheet<never>[]): Promise<Buffer> {
  const made = last.then(async () => {
    const { default: writeSheets } = await import('write-excel-file/node');
    return writeSheets(sheets()).toBuffer();
  });
  last = made.catch(() => undefined);
  return made;
}

const entriesSheet = ({ head, rows }: EntrantCells, sheet: string): Sheet<never> => ({
  sheet,
  stickyRowsCount: 1,
  columns: widths(head.length),
  data: [head.map(bold), ...rows.map((row) => row.map(cell))],
});

function sheetsOf(results: Results, entries: EntrantCells | null): Sheet<never>[] {
  const taken = new Set(reserved);
  const several = results.stages.length > 1;
  const ofStages = results.stages.flatMap((stage) =>
    stage.categories.map((category) => ({
      sheet: sheetName(several ? `${category.name}, ${stage.name}` : category.name, taken),
      stickyRowsCount: 3,
      columns: widths(headOf(stage, category).length),
      data: [
        [bold(`${results.competition.name}: ${category.name}, ${stage.name}`)],
        [standing(stage, results)],
        headOf(stage, category).map(bold),
        ...category.rows.map((row) => cellsOf(stage, category, row).map(cell)),
      ],
    })),
  );
  const ofTeams = results.stages.flatMap((stage) =>
    stage.teams
      ? [
          {
            sheet: sheetName('Teams', taken),
            stickyRowsCount: 3,
            columns: widths(teamHead.length),
            data: [
              [bold(`${results.competition.name}: Teams`)],
              [standing(stage, results)],
              teamHead.map(bold),
              ...teamCells(stage.teams).map((row) => row.map(cell)),
            ],
          },
        ]
      : [],
  );
  const { ranking } = results;
  const ofRanking = (ranking?.categories ?? []).map(({ name, rows }) => ({
    sheet: sheetName(`${name}, ranking`, taken),
    stickyRowsCount: 3,
    columns: widths(4),
    data: [
      [bold(`${results.competition.name}: ${name}`)],
      [ranking && standing(ranking, results)],
      rankingHead.map(bold),
      ...rankingCells(results, rows).map((row) => row.map(cell)),
    ],
  }));
  const ofEntries = entries ? [entriesSheet(entries, sheetName('Entries', taken))] : [];
  const all = [...ofRanking, ...ofStages, ...ofTeams, ...ofEntries];
  return all.length > 0 ? all : [{ sheet: 'Results', data: [[bold('Nothing yet')]] }];
}

const cell = (value: Cell): Row[number] =>
  value === null ? null : typeof value === 'number' ? { type: Number, value } : { type: String, value };
const bold = (value: string): Row[number] => ({ type: String, value: safeText(value), fontWeight: 'bold' });
const widths = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ width: index < 1 ? 8 : 16 }));

type Standing = Pick<Stage, 'state' | 'version' | 'publishedAt'>;

/** The state of a sheet's results, with times of the venue. */
function standing({ state, version, publishedAt }: Standing, { readAt, competition }: Results): Row[number] {
  const clock = (time: string) => formatMoment(time, competition.timeZone);
  const words = { LIVE: 'As it stands', PROVISIONAL: 'Provisional', FINAL: 'Official' }[state];
  const published = publishedAt === null ? '' : `, version ${version ?? 1} of ${clock(publishedAt)}`;
  return {
    type: String,
    value: `${words}${published}; read on ${clock(readAt)} (${zoneName(competition.timeZone)})`,
  };
}

/** Excel calls a sheet of its own so, and opens no workbook in which another has the name. */
const reserved = ['history'];

/** What may stand neither first nor last in the name of a sheet. */
const edges = /^['\s]+|['\s]+$/g;

/** A sheet name that Excel accepts: at most 31 characters, none of []:*?/\, each name once. */
function sheetName(wanted: string, taken: Set<string>): string {
  const plain = wanted.replaceAll(/[[\]:*?/\\]/g, ' ').replaceAll(edges, '') || 'Sheet';
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`;
    const name = plain.slice(0, 31 - ending.length).replaceAll(edges, '') + ending;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
