import type { LeaderboardRow } from '@topout/contract';
import { isSpeed } from '@topout/domain';
import { element } from '../../element.ts';
import { heatOnNow } from '../speed-on-air.ts';
import { dayOf, figureOf, nameOf, placeOf } from '../parts.ts';
import { type Shown, shownBoards, type World } from '../world.ts';
import { drawHeat } from './heat.ts';

/** Whom the desk has chosen, or whoever's result changed last. */
function climbing(world: World): (Shown & { readonly row: LeaderboardRow }) | null {
  const shown = shownBoards(world);
  const find = (entry: string | null | undefined) => {
    for (const one of shown) {
      const row = one.board.rows.find((candidate) => candidate.entry === entry);
      if (row) return { ...one, row };
    }
    return null;
  };
  const latest = shown
    .flatMap(({ board }) => board.latest)
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt))[0];
  return find(world.order.climber) ?? find(latest?.entry);
}

/** Who climbs, with the attempts on each route; in speed both lanes. */
export function drawNow(world: World): HTMLElement | null {
  const found = climbing(world);
  if (!found || isSpeed(found.board.scoringSystem)) return drawHeat(heatOnNow(world, performance.now()));
  const { name, board, row } = found;
  const counts = world.attempts.get(board.category)?.attempts[row.entry];
  const about = [row.nation, name].filter(Boolean).join(' · ');
  return element(
    'section',
    { class: 'panel lower now', 'data-key': row.entry },
    placeOf(row, board),
    element(
      'div',
      { class: 'who' },
      nameOf(row.user, row.status),
      element('span', { class: 'about' }, about),
    ),
    dayOf(row.marks ?? '', counts),
    figureOf(row),
  );
}
