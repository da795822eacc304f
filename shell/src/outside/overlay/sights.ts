import type { OverlayPage } from '@topout/domain';
import { boardRows, drawBoard } from './pages/board.ts';
import { drawBracket } from './pages/bracket.ts';
import { drawClock } from './pages/clock.ts';
import { drawLast } from './pages/last.ts';
import { drawNext } from './pages/next.ts';
import { drawNow } from './pages/now.ts';
import { drawSponsor } from './pages/sponsor.ts';
import { drawTop } from './pages/top.ts';
import { shownBoards, type World } from './world.ts';

/** One picture of an overlay. */
export interface Sight {
  readonly key: string;
  /** Null = there is nothing to show. */
  readonly draw: () => HTMLElement | null;
}

/** Pictures of each page: of every category in turn, or one for all. */
const sightsOfPage: Readonly<Record<OverlayPage, (world: World) => readonly Sight[]>> = {
  now: (world) => [{ key: 'now', draw: () => drawNow(world) }],
  last: (world) => [{ key: 'last', draw: () => drawLast(world) }],
  next: (world) => [{ key: 'next', draw: () => drawNext(world) }],
  clock: ({ face }) => [{ key: 'clock', draw: () => drawClock(face.now()) }],
  sponsor: ({ sponsors }) =>
    sponsors.map((one) => ({ key: `sponsor ${one.uuid}`, draw: () => drawSponsor(one) })),
  top: (world) =>
    shownBoards(world).map((shown) => ({
      key: `top ${shown.board.category}`,
      draw: () => drawTop(shown, world.order.topRows),
    })),
  board: (world) =>
    shownBoards(world).flatMap((shown) =>
      Array.from({ length: Math.ceil(shown.board.rows.length / boardRows) }, (_, part) => ({
        key: `board ${shown.board.category} ${part}`,
        draw: () => drawBoard(shown, part),
      })),
    ),
  bracket: (world) =>
    shownBoards(world).map(({ name, board }) => ({
      key: `bracket ${board.category}`,
      draw: () => drawBracket(name, world.heats.get(board.category)),
    })),
};

/** All pictures that an overlay shows in turn. */
export const sightsOf = (world: World): readonly Sight[] =>
  world.order.pages.flatMap((page) => sightsOfPage[page](world));
