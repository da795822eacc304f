import type {
  BoardAttempts,
  Competition,
  Heats,
  Leaderboard,
  QueueWall,
  Route,
  StagePlanAnswer,
} from '@topout/contract';
import { routeDisplayName } from '@topout/domain';
import type { ClockFace } from './clock-face.ts';
import type { Order } from './order.ts';

/** A sponsor as it can be shown now. */
export interface SponsorOnAir {
  readonly uuid: string;
  readonly name: string;
  /** Where its picture is; null = there is none, or it does not load. */
  readonly picture: string | null;
}

/** All that an overlay knows. Nothing is ever forgotten on a lost line. */
export interface World {
  readonly order: Order;
  readonly competition: Competition;
  /** By category. */
  readonly boards: ReadonlyMap<string, Leaderboard>;
  readonly attempts: ReadonlyMap<string, BoardAttempts>;
  readonly heats: ReadonlyMap<string, Heats>;
  /** When the latest result of each board came, by `performance.now()`; absent for those there from the start. */
  readonly resultMs: ReadonlyMap<string, number>;
  readonly routes: readonly Route[];
  readonly queues: QueueWall['data'];
  /** Of the running stage; null = there is none, or nobody may see it. */
  readonly plan: StagePlanAnswer['plan'];
  readonly sponsors: readonly SponsorOnAir[];
  readonly face: ClockFace;
}

/** A category with its board. */
export interface Shown {
  readonly name: string;
  readonly board: Leaderboard;
}

/** The boards that are to be seen, in the order of the desk, or of the competition. */
export function shownBoards({ order, competition, boards }: World): readonly Shown[] {
  const all = competition.stages[0]?.categories ?? [];
  const chosen = order.categories.flatMap((uuid) => all.filter((category) => category.uuid === uuid));
  return (chosen.length > 0 ? chosen : all).flatMap(({ uuid, name }) => {
    const board = boards.get(uuid);
    return board ? [{ name, board }] : [];
  });
}

/** A route as a category knows it; null while routes are not read yet. */
export function nameOfRoute({ routes, competition }: World, uuid: string, category?: string): string | null {
  const route = routes.find((one) => one.uuid === uuid);
  return route ? routeDisplayName(route, { category, groups: competition.routeGroups }) : null;
}
