import { camelName, camelNames, snakeNames } from '@topout/contract/names';
import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely';
import pg from 'pg';

const { JSON: json, JSONB } = pg.types.builtins;

/** JSON for a statement, with SQL's names. */
export const jsonOf = (value: unknown): string => JSON.stringify(snakeNames(value));

/** The rows of an answer with the code's names: their columns, and the names inside JSON. */
export function namedRows({ rows, fields }: pg.QueryResult): unknown[] {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    to: camelName(name),
    isJson: dataTypeID === json || dataTypeID === JSONB,
  }));
  if (columns.every(({ name, to, isJson }) => name === to && !isJson)) return rows;
  return rows.map((row: Record<string, unknown>) => {
    const named: Record<string, unknown> = {};
    for (const { name, to, isJson } of columns) named[to] = isJson ? camelNames(row[name]) : row[name];
    return named;
  });
}

/** Converts names in built statements; their rows are converted like all others. */
export class SqlNames extends CamelCasePlugin {
  override transformResult({ result }: PluginTransformResultArgs): Promise<typeof result> {
    return Promise.resolve(result);
  }
}
