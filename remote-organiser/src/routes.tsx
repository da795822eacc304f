import type { RemoteModule } from '@topout/app-kit';
import { screenRoute } from './screen-route.ts';
import { setupRoute } from './prepare/setup/setup-routes.tsx';

const manageRoutes = () =>
  import(/* webpackChunkName: "manage-routes" */ './prepare/manage-routes/manage-routes-screen.tsx');

/** Boards, entries, dashboard, set-up, print: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  routes: [
    setupRoute,
    screenRoute(
      'organise',
      () => import(/* webpackChunkName: "organise" */ './prepare/organise/organise-screen.tsx'),
    ),
    screenRoute(
      'organise/new',
      () => import(/* webpackChunkName: "organise-new" */ './prepare/organise/new/new-screen.tsx'),
    ),
    screenRoute(
      'organise/leagues',
      () => import(/* webpackChunkName: "own-leagues" */ './finish/league/own/own-leagues-screen.tsx'),
    ),
    screenRoute(
      'organise/leagues/:league',
      () => import(/* webpackChunkName: "league" */ './finish/league/edit/league-edit-screen.tsx'),
    ),
    screenRoute(
      'leagues/:league',
      () => import(/* webpackChunkName: "league" */ './finish/league/league-screen.tsx'),
    ),
    screenRoute(
      ':competition/entries',
      () => import(/* webpackChunkName: "board" */ './run/board/entries-screen.tsx'),
    ),
    screenRoute(
      ':competition/entries/:user',
      () => import(/* webpackChunkName: "entry-edit" */ './run/entry/entry-edit-screen.tsx'),
    ),
    screenRoute(
      ':competition/dashboard',
      () => import(/* webpackChunkName: "dashboard" */ './run/dashboard/dashboard-screen.tsx'),
    ),
    screenRoute(
      ':competition/check-in',
      () => import(/* webpackChunkName: "check-in" */ './run/check-in/check-in-screen.tsx'),
    ),
    screenRoute(
      ':competition/marshal',
      () => import(/* webpackChunkName: "marshal" */ './run/marshal/marshal-screen.tsx'),
    ),
    screenRoute(
      ':competition/teams',
      () => import(/* webpackChunkName: "teams" */ './run/teams/team-board-screen.tsx'),
    ),
    screenRoute(
      ':competition/teams/edit',
      () => import(/* webpackChunkName: "teams" */ './run/teams/edit/teams-screen.tsx'),
    ),
    screenRoute(
      ':competition/raffle',
      () => import(/* webpackChunkName: "raffle" */ './run/raffle/raffle-screen.tsx'),
    ),
    screenRoute(
      ':competition/announcements',
      () => import(/* webpackChunkName: "announcements" */ './run/announcements/announcements-screen.tsx'),
    ),
    screenRoute(
      ':competition/bulk-scoring',
      () => import(/* webpackChunkName: "bulk-scoring" */ './run/bulk-scoring/bulk-scoring-screen.tsx'),
    ),
    screenRoute(
      ':competition/worth-a-look',
      () => import(/* webpackChunkName: "looks" */ './run/looks/looks-screen.tsx'),
    ),
    screenRoute(
      ':competition/history',
      () => import(/* webpackChunkName: "history" */ './run/history/history-screen.tsx'),
    ),
    screenRoute(
      ':competition/print',
      () => import(/* webpackChunkName: "print" */ './prepare/print/print-screen.tsx'),
    ),
    screenRoute(
      ':competition/results',
      () => import(/* webpackChunkName: "results" */ './finish/results/results-screen.tsx'),
    ),
    screenRoute(
      ':competition/results/routes',
      () => import(/* webpackChunkName: "figures" */ './finish/figures/figures-screen.tsx'),
    ),
    screenRoute(
      ':competition/results/groups/:stage',
      () =>
        import(
          /* webpackChunkName: "starting-groups" */ './finish/results/groups/starting-groups-screen.tsx'
        ),
    ),
    screenRoute(':competition/manage-routes/:tab?', manageRoutes),
    screenRoute(':competition/order-routes', manageRoutes),
  ],
};

export const routes = remote.routes;
