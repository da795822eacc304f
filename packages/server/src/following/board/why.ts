import type { Why } from '@topout/contract';
import {
  afterFlash,
  type BoardEntry,
  type BoardRow,
  decidingRoutes,
  disciplineFigures,
  markOf,
  numberOf,
  whyAhead,
} from '@topout/domain';
import { notFound } from '../../platform/errors.ts';
import type { BoardModel } from './board-model.ts';
import type { Audience } from '../../competition/boards/board-access.ts';
import { presentRow } from './board-row.ts';

type Said = NonNullable<Why['above']>['reason'];

/**
 * Why an entry stands where it stands, told by its neighbours: who shares the position, and what parts it from the next better
 * and the next worse one.
 *
 * @throws Refusal 404 when the entry is not on the board
 */
export function explain(model: BoardModel, entry: string, audience: Audience, year: number): Why {
  const rows = model.rows();
  const index = rows.findIndex((row) => row.entry === entry);
  const row = rows[index];
  if (!row) throw notFound('entry');
  const present = (one: BoardRow) => {
    const person = model.person(one.entry);
    if (!person) throw new Error('A row without a person');
    return presentRow(one, person, model.climbed(one), audience, year).shown;
  };
  const placed = (one: BoardRow) => {
    const found = model.entry(one.entry);
    if (!found) throw new Error('A row without an entry');
    return { row: one, entry: found };
  };
  const { system, settings, routes: all } = model.scoring;
  const begun = (route: string) => rows.some((one) => model.entry(one.entry)?.results.has(route));
  const why = (first: BoardRow, second: BoardRow): Said => {
    const [ahead, behind] = [placed(first), placed(second)];
    const level = rows.filter(({ score }) => score === first.score).length;
    const reason = whyAhead(system, settings, ahead, behind, level);
    const reached = ({ results }: BoardEntry, uuid: string) => {
      const [route, result] = [model.scoring.routes.find((one) => one.uuid === uuid), results.get(uuid)];
      if (!route || !result) return { mark: '.', attempt: 0 };
      return { mark: markOf(result, route, system), attempt: Math.floor(numberOf(result, route)) };
    };
    const routes = decidingRoutes(reason, model.scoring, ahead.entry, behind.entry).map(
      ({ route, lead }) => ({
        route,
        ahead: reached(ahead.entry, route),
        behind: reached(behind.entry, route),
        lead,
      }),
    );
    const flash = afterFlash(model.scoring, ahead.entry, behind.entry);
    return {
      ahead: null,
      behind: null,
      ...reason,
      disciplines: [...disciplineFigures(system, all, begun, first.scoreText, second.scoreText)],
      routes,
      flash: flash && { ...flash, left: flash.left && { ahead: null, behind: null, ...flash.left } },
    };
  };
  const elsewhere = (one: BoardRow) => one.position !== row.position;
  const above = rows.slice(0, index).findLast(elsewhere);
  const below = row.position === null ? undefined : rows.slice(index).find(elsewhere);
  return {
    version: model.version,
    row: present(row),
    tied: row.position === null ? [] : rows.filter((one) => one !== row && !elsewhere(one)).map(present),
    above: above ? { row: present(above), reason: why(above, row) } : null,
    below: below ? { row: present(below), reason: why(row, below) } : null,
  };
}
