import type { Results } from '@topout/contract';
import { type Cell, cellsOf, headOf, rankingCells, rankingHead, safeText } from './cells.ts';
import { teamCells, teamHead } from './team-cells.ts';

/**
 * Results as CSV (RFC 4180), one table after the other. Each line begins with its stage and category; each
 * category has its own head, because routes differ. Excel needs the byte order mark to read names correctly.
 */
export function csvOf(results: Results): string {
  const lines: Cell[][] = [];
  for (const stage of results.stages) {
    for (const category of stage.categories) {
      const [stageName, name] = [safeText(stage.name), safeText(category.name)];
      lines.push(['Stage', 'Category', ...headOf(stage, category)]);
      for (const row of category.rows) lines.push([stageName, name, ...cellsOf(stage, category, row)]);
    }
    if (!stage.teams) continue;
    lines.push(['Stage', 'Category', ...teamHead]);
    for (const cells of teamCells(stage.teams)) lines.push([safeText(stage.name), 'Teams', ...cells]);
  }
  for (const { name, rows } of results.ranking?.categories ?? []) {
    lines.push(['Stage', 'Category', ...rankingHead]);
    for (const cells of rankingCells(results, rows))
      lines.push(['Whole competition', safeText(name), ...cells]);
  }
  return csvText(lines);
}

/** Lines of cells as CSV. */
export const csvText = (lines: readonly (readonly Cell[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
