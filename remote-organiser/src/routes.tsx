import type { PageHandle, RemoteModule } from '@topout/app-kit';
import { correctionRoutes } from './correction-routes.ts';
import { setupRoute } from './setup/setup-routes.tsx';

const plain = { layout: 'plain' } satisfies PageHandle;

/** Boards, entries, dashboard, set-up, print: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  routes: [
    setupRoute,
    ...correctionRoutes,
    {
      path: 'organise',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "organise" */ './organise/organise-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'organise/new',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "organise-new" */ './organise/new/new-screen.tsx'))
          .default,
      }),
    },
    {
      path: ':competition/entries',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "board" */ './board/entries-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/entries/:user',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "entry-edit" */ './entry/entry-edit-screen.tsx'))
          .default,
      }),
    },
    {
      path: ':competition/dashboard',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'leagues/:league',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "league" */ './league/league-screen.tsx')).default,
      }),
    },
    {
      path: 'organise/leagues',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "own-leagues" */ './league/own/own-leagues-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'organise/leagues/:league',
      handle: plain,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "league-edit" */ './league/edit/league-edit-screen.tsx')
        ).default,
      }),
    },
    {
      path: ':competition/print',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "print" */ './print/print-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/results',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "results" */ './results/results-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/manage-routes/:tab?',
      handle: plain,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "manage-routes" */ './manage-routes/manage-routes-screen.tsx')
        ).default,
      }),
    },
    {
      path: ':competition/order-routes',
      handle: plain,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "manage-routes" */ './manage-routes/manage-routes-screen.tsx')
        ).default,
      }),
    },
  ],
};

export const routes = remote.routes;
