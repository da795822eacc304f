import { useVenueRoutes } from '@topout/api-client';
import type { Competition, Leaderboard, Route } from '@topout/contract';
import {
  categoryRoutes,
  type ClimbType,
  colourWord,
  type HoldLook,
  holdLook,
  isSpeed,
  routeColors,
} from '@topout/domain';
import { useMemo } from 'react';
import { nameOfRoute } from '../../../competition/route-names.ts';

/** A column of the large board. */
export interface GridRoute {
  /** Its uuid, or where the routes are not known its place among them. */
  readonly key: string;
  /** As the category knows it. */
  readonly name: string;
  /** Of its holds, in words; empty where it is not known. */
  readonly colour: string;
  readonly look: HoldLook | null;
  /** In speed, it is climbed in runs. */
  readonly kind: ClimbType | 'RUN';
}

/** The routes of boards, in the order of their marks. Until they are known, and if they do not match, they are numbered. */
export function useGridRoutes(competition: Competition) {
  const venue = competition.venues[0]?.uuid ?? null;
  const { data } = useVenueRoutes(venue, competition.uuid);
  return useMemo(() => onceEach((board) => routesOfBoard(board, competition, data)), [competition, data]);
}

type RoutesOf = (board: Leaderboard) => readonly GridRoute[];

/** The same routes for every version of a board, so that rows that did not change are not drawn again. */
function onceEach(routesOf: RoutesOf): RoutesOf {
  const known = new Map<string, readonly GridRoute[]>();
  return (board) => {
    const key = `${board.category} ${board.scoringSystem} ${routesCount(board)}`;
    const routes = known.get(key) ?? routesOf(board);
    known.set(key, routes);
    return routes;
  };
}

/** Systems that count routes of one kind only; the others count all. */
const kinds: Partial<Record<Leaderboard['scoringSystem'], Route['climbType']>> = {
  IFSC_RANKING: 'BOULDER',
  IFSC_BOULDER_2025: 'BOULDER',
  IFSC_SPORT: 'SPORT',
  IFSC_LEAD: 'SPORT',
  IFSC_SPEED: 'SPORT',
  IFSC_SPEED_FINAL: 'SPORT',
};

const routesCount = ({ rows }: Leaderboard): number =>
  rows.find(({ marks }) => marks !== undefined)?.marks?.length ?? 0;

function routesOfBoard(
  board: Leaderboard,
  competition: Competition,
  routes: readonly Route[] | undefined,
): readonly GridRoute[] {
  const { category, scoringSystem } = board;
  const count = routesCount(board);
  const kind = kinds[scoringSystem];
  const groups = competition.routeGroups;
  // Whether this is the first stage the competition does not say, and the number of routes does.
  const climbed = [true, false]
    .map((firstStage) =>
      categoryRoutes(routes ?? [], { category, groups, firstStage }).filter(
        ({ climbType }) => kind === undefined || climbType === kind,
      ),
    )
    .find(({ length }) => length === count);
  if (!climbed)
    return Array.from({ length: count }, (_, index) => ({
      key: String(index),
      name: String(index + 1),
      colour: '',
      look: null,
      kind: isSpeed(scoringSystem) ? 'RUN' : (kind ?? 'BOULDER'),
    }));
  const races = isSpeed(scoringSystem);
  return climbed.map((route) => {
    const colors = routeColors(route.colors);
    const name = nameOfRoute(route, competition, { category });
    return {
      key: route.uuid,
      // A round or a lane is called by its name, as on the bracket.
      name: (races && route.name) || name,
      colour: colors.map(colourWord).filter(Boolean).join(' and '),
      look: races ? null : holdLook(colors),
      kind: races ? 'RUN' : route.climbType,
    };
  });
}
