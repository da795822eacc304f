import { isSpeed } from '@topout/domain';
import { element } from '../../element.ts';
import { figureOf, nameOf, placeOf, tileOf } from '../parts.ts';
import { heatOnLast } from '../speed-on-air.ts';
import { overlayTexts as texts } from '../texts.ts';
import { nameOfRoute, shownBoards, type World } from '../world.ts';
import { drawHeat } from './heat.ts';

/** What somebody has just done; in speed both lanes of the heat. */
export function drawLast(world: World): HTMLElement | null {
  const [last] = shownBoards(world)
    .flatMap(({ board }) => board.latest.map((result) => ({ board, result })))
    .sort((a, b) => b.result.changedAt.localeCompare(a.result.changedAt));
  const row = last?.board.rows.find(({ entry }) => entry === last.result.entry);
  if (!last || !row) return null;
  if (isSpeed(last.board.scoringSystem)) return drawHeat(heatOnLast(world));
  const { mark, attempt, route } = last.result;
  const isSport = world.routes.find(({ uuid }) => uuid === route)?.climbType === 'SPORT';
  const told = texts.told(mark, attempt, nameOfRoute(world, route, last.board.category), isSport);
  return element(
    'section',
    { class: 'panel lower last', 'data-key': `${row.entry} ${route} ${last.result.changedAt}` },
    placeOf(row, last.board),
    element('div', { class: 'who' }, nameOf(row.user, row.status), element('span', { class: 'about' }, told)),
    tileOf(mark, attempt.toString(36)),
    figureOf(row),
  );
}
