import type { MovedTable } from '../move/tables.ts';
import { mirroredTables } from './mirrored.ts';
import type { NewsRows } from './news-rows.ts';

/** What news have changed. */
export interface Written {
  /** Categories. */
  readonly boards: readonly string[];
  /** Stages. */
  readonly clocks: readonly string[];
  /** Routes whose queues or attempts changed. */
  readonly routes: readonly string[];
  /** Something was withheld, or decided. */
  readonly held: boolean;
  readonly tables: ReadonlySet<MovedTable>;
}

const ofRoutes = ['route_queue', 'route_queue_entry', 'command', 'result', 'attempt'] as const;

/** @param boards categories whose boards they raised */
export function written({ of, gone }: NewsRows, boards: readonly string[]): Written {
  const rows = (tables: readonly MovedTable[]) => [
    ...tables.flatMap(of),
    ...gone.filter(({ table }) => tables.includes(table)).map(({ key }) => key),
  ];
  const ids = (tables: readonly MovedTable[], column: string) => [
    ...new Set(
      rows(tables)
        .map((row) => row[column])
        .filter((id) => typeof id === 'string'),
    ),
  ];
  return {
    boards,
    clocks: ids(['clock_press'], 'stage_id'),
    routes: ids(ofRoutes, 'route_id'),
    held: of('command').some(({ outcome }) => outcome === 'HELD'),
    tables: new Set(mirroredTables.filter((table) => rows([table]).length > 0)),
  };
}
