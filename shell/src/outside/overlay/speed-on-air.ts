import type { Heats } from '@topout/contract';
import { heatNow, heatOf, heatOfResult, type ListedHeat } from '@topout/domain';
import { heatsOf, type Racer } from './heats.ts';
import { type Shown, shownBoards, type World } from './world.ts';

/** How long a heat that is over stays, before the next one comes. */
const overMs = 12_000;

/** A heat with the board that it is of. */
export interface HeatOnAir {
  readonly shown: Shown;
  readonly heats: Heats;
  readonly heat: ListedHeat<Racer>;
}

type Picked = (shown: Shown, listed: readonly ListedHeat<Racer>[]) => ListedHeat<Racer> | null;

/** The boards of speed, the one with the latest result first. */
function onAir(world: World, pick: Picked): HeatOnAir | null {
  const changed = ({ board }: Shown) => board.latest[0]?.changedAt ?? '';
  const boards = [...shownBoards(world)].sort((a, b) => changed(b).localeCompare(changed(a)));
  for (const shown of boards) {
    const heats = world.heats.get(shown.board.category);
    const heat = heats && heats.racers.length > 0 ? pick(shown, heatsOf(heats)) : null;
    if (heats && heat) return { shown, heats, heat };
  }
  return null;
}

function latestHeat({ heats }: World, { board }: Shown, listed: readonly ListedHeat<Racer>[]) {
  const [latest] = board.latest;
  const route = latest ? (heats.get(board.category)?.routes.indexOf(latest.route) ?? -1) : -1;
  return latest ? heatOfResult(listed, { entry: latest.entry, route }) : null;
}

/** The heat of whom the desk has chosen, or the one that is raced now. One that is over stays for a moment. */
export const heatOnNow = (world: World, nowMs: number): HeatOnAir | null =>
  (world.order.climber === null
    ? null
    : onAir(world, (_shown, listed) => heatOf(listed, world.order.climber ?? ''))) ??
  onAir(world, (shown, listed) => {
    const latest = latestHeat(world, shown, listed);
    const isFresh = nowMs - (world.resultMs.get(shown.board.category) ?? -Infinity) < overMs;
    return latest && isFresh ? latest : heatNow(listed, latest);
  });

/** The heat of the last result. */
export const heatOnLast = (world: World): HeatOnAir | null =>
  onAir(world, (shown, listed) => latestHeat(world, shown, listed));
