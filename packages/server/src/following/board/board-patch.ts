import { isDeepStrictEqual } from 'node:util';
import type { BoardPatch } from '@topout/contract';
import { wireText } from '../../platform/http/wire.ts';
import type { BoardDocument } from './board-document.ts';
import type { DocumentRow, RowContent } from './document-row.ts';

/** What leads from one version of a board to a later one, as JSON in one line. */
export function patchJson(before: BoardDocument, after: BoardDocument): string {
  const places = new Map(before.rows.map((row, index) => [row.content.entry, { row, index }]));
  const runs: BoardPatch['runs'] = [];
  const rows: string[] = [];
  const changes: string[] = [];
  const touched: number[] = [];
  let movedToo = false;
  for (const [index, row] of after.rows.entries()) {
    const was = places.get(row.content.entry);
    if (was && was.row.version !== row.version) touched.push(index);
    const down = was && placesDown(was.row, row);
    const set = was && changeOf(was.row.content, row.content);
    if (was === undefined || down === undefined || set === undefined) {
      rows.push(`{"index":${index},"row":${row.json}}`);
      continue;
    }
    addToRuns(runs, was.index, down);
    if (set !== null) changes.push(`{"index":${index},"set":${wireText(set)}}`);
    movedToo ||= was.row.place.moved !== row.place.moved;
  }
  const moved = movedToo ? `"moved":[${after.rows.map(({ place }) => place.moved).join(',')}],` : '';
  const changed = touched.length > 0 ? `"touched":${JSON.stringify(touched)},` : '';
  return `{"category":"${after.category}","from":${before.version},"to":${after.version},"changed_at":"${after.changedAt}","runs":${JSON.stringify(runs)},"rows":[${rows.join(',')}],"changes":[${changes.join(',')}],${changed}${moved}"latest":${after.latest}}`;
}

/** How far a row's position sank; undefined if it gained or lost one. */
function placesDown({ place: was }: DocumentRow, { place: is }: DocumentRow): number | undefined {
  if (was.position !== null && is.position !== null) return is.position - was.position;
  return was.position === is.position ? 0 : undefined;
}

/** The fields that have another value; null if none has, undefined if one is there no more. */
function changeOf(was: RowContent, is: RowContent): Partial<RowContent> | null | undefined {
  if (was === is) return null;
  const before = new Map(Object.entries(was));
  const changed: [string, unknown][] = [];
  for (const [field, value] of Object.entries(is)) {
    if (!isDeepStrictEqual(before.get(field), value)) changed.push([field, value]);
    before.delete(field);
  }
  if (before.size > 0) return undefined;
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function addToRuns(runs: BoardPatch['runs'], index: number, down: number): void {
  const last = runs.at(-1);
  if (last && last[0] + last[1] === index && last[2] === down) last[1] += 1;
  else runs.push([index, 1, down]);
}
