import type { Competition, JudgingGroup, Route } from '@topout/contract';
import { aVenue, type fakeApi, renderRoutes, Reply, someCompetition, someUuid } from '@topout/testing';
import { open, twoCategories, uuidOf, youth } from '../../run/board/testing.ts';
import { routes as screens } from '../../routes.tsx';

const map = { uuid: uuidOf(80), name: 'Hall', width: 1000, height: 500, url: '/api/maps/hall.svg' };
export const openGroup = uuidOf(91);
const youthGroup = uuidOf(92);
export const competitionCall = `competitions/${someCompetition}`;
export const numbersCall = `PATCH ${competitionCall}/route-numbers`;

export function aRoute(n: number, numbers: { open?: number | null; youth?: number | null }): Route {
  const groups = [
    ...(numbers.open === undefined
      ? []
      : [{ uuid: openGroup, name: 'Open', categories: [open], number: numbers.open }]),
    ...(numbers.youth === undefined
      ? []
      : [{ uuid: youthGroup, name: 'Youth', categories: [youth], number: numbers.youth }]),
  ];
  return {
    uuid: uuidOf(n),
    name: `Wall ${n}`,
    circuitNumber: '',
    colors: n === 3 ? 'blue:white' : 'red',
    climbType: n === 3 ? 'SPORT' : 'BOULDER',
    segmentsCount: n === 3 ? 30 : 1,
    map: map.uuid,
    mapPosition: { x: n * 200, y: 100 },
    competitionRouteGroups: groups.map(({ uuid, name, categories }) => ({
      uuid,
      name,
      categories,
      competition: someCompetition,
    })),
    displayRouteGroupMapping: Object.fromEntries(
      groups.map(({ uuid, number }) => [uuid, { name: null, number }]),
    ),
  } as Route;
}

export const aJudgingGroup = (n: number, name: string, more: Partial<JudgingGroup> = {}): JudgingGroup => ({
  uuid: uuidOf(n),
  name,
  version: 1,
  routes: [],
  judges: [],
  ...more,
});

interface Wall {
  routes?: Route[];
  judgingGroups?: JudgingGroup[];
  competition?: Partial<Competition>;
}

/** A competition with three routes that has not started. */
export function aWall(
  api: ReturnType<typeof fakeApi>,
  { routes, judgingGroups = [], competition: more = {} }: Wall = {},
) {
  const competition = twoCategories({
    role: 'MASTER',
    startTime: '2031-01-01T08:00:00Z',
    endTime: '2031-01-01T18:00:00Z',
    venues: [aVenue({ maps: [map] })],
    routeGroups: [
      {
        uuid: openGroup,
        name: 'Open',
        categories: [open],
        scoredBy: 'JUDGES',
        climbersQueue: false,
        confirmedBy: 'NOBODY',
      },
      {
        uuid: youthGroup,
        name: 'Youth',
        categories: [youth],
        scoredBy: 'JUDGES',
        climbersQueue: false,
        confirmedBy: 'NOBODY',
      },
    ] as Competition['routeGroups'],
    judgingGroups: judgingGroups,
    ...more,
  });
  const venue = competition.venues[0]?.uuid ?? '';
  api.answer({
    [`GET ${competitionCall}`]: competition,
    [`GET venues/${venue}/routes`]: routes ?? [
      aRoute(1, { open: 1 }),
      aRoute(2, { open: 2, youth: 1 }),
      aRoute(3, { open: null, youth: null }),
    ],
    [`GET ${competitionCall}/judges`]: [
      {
        uuid: uuidOf(50),
        name: 'Jo Judge',
        role: 'JUDGE',
        pending: false,
        email: null,
        picture: null,
        lastSeenAt: null,
      },
    ],
    [numbersCall]: new Reply(204),
  });
  return competition;
}

export const visit = (tab: string) =>
  renderRoutes(screens, { at: `/${someCompetition}/${tab}`, signedInAs: someUuid });
