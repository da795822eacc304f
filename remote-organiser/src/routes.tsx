import type { RemoteModule } from '@topout/app-kit';
import { screenRoute } from './screen-route.ts';
import { setupRoute } from './setup/setup-routes.tsx';

const manageRoutes = () =>
  import(/* webpackChunkName: "manage-routes" */ './manage-routes/manage-routes-screen.tsx');

/** Boards, entries, dashboard, set-up, print: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  routes: [
    setupRoute,
    screenRoute(
      'organise',
      () => import(/* webpackChunkName: "organise" */ './organise/organise-screen.tsx'),
    ),
    screenRoute(
      'organise/new',
      () => import(/* webpackChunkName: "organise-new" */ './organise/new/new-screen.tsx'),
    ),
    screenRoute(
      'organise/leagues',
      () => import(/* webpackChunkName: "own-leagues" */ './league/own/own-leagues-screen.tsx'),
    ),
    screenRoute(
      'organise/leagues/:league',
      () => import(/* webpackChunkName: "league-edit" */ './league/edit/league-edit-screen.tsx'),
    ),
    screenRoute(
      'leagues/:league',
      () => import(/* webpackChunkName: "league" */ './league/league-screen.tsx'),
    ),
    screenRoute(
      ':competition/entries',
      () => import(/* webpackChunkName: "board" */ './board/entries-screen.tsx'),
    ),
    screenRoute(
      ':competition/entries/:user',
      () => import(/* webpackChunkName: "entry-edit" */ './entry/entry-edit-screen.tsx'),
    ),
    screenRoute(
      ':competition/dashboard',
      () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-screen.tsx'),
    ),
    screenRoute(
      ':competition/bulk-scoring',
      () => import(/* webpackChunkName: "bulk-scoring" */ './bulk-scoring/bulk-scoring-screen.tsx'),
    ),
    screenRoute(
      ':competition/history',
      () => import(/* webpackChunkName: "history" */ './history/history-screen.tsx'),
    ),
    screenRoute(
      ':competition/print',
      () => import(/* webpackChunkName: "print" */ './print/print-screen.tsx'),
    ),
    screenRoute(
      ':competition/results',
      () => import(/* webpackChunkName: "results" */ './results/results-screen.tsx'),
    ),
    screenRoute(
      ':competition/results/groups/:stage',
      () => import(/* webpackChunkName: "starting-groups" */ './results/groups/starting-groups-screen.tsx'),
    ),
    screenRoute(':competition/manage-routes/:tab?', manageRoutes),
    screenRoute(':competition/order-routes', manageRoutes),
  ],
};

export const routes = remote.routes;
