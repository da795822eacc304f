import type { PageHandle } from '@topout/app-kit';
import type { RouteObject } from 'react-router-dom';

/** Everything under `/{competition}/setup`; each section is a separate screen inside the frame. */
export const setupRoute: RouteObject = {
  path: ':competition/setup',
  handle: { layout: 'plain' } satisfies PageHandle,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "setup" */ './setup-frame.tsx')).default,
  }),
  children: [
    {
      index: true,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-overview" */ './overview/overview-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'settings',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-settings" */ './settings/settings-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'venue',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-venue" */ './venue/venue-screen.tsx')).default,
      }),
    },
    {
      path: 'categories',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "setup-categories" */ './categories/categories-screen.tsx')
        ).default,
      }),
    },
    {
      path: 'sessions',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-waves" */ './waves/waves-screen.tsx')).default,
      }),
    },
    {
      path: 'questions',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "setup-questions" */ './questions/questions-screen.tsx')
        ).default,
      }),
    },
    {
      path: 'route-groups',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-groups" */ './route-groups/groups-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'add-competitor',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "add-competitor" */ '../add-competitor/add-competitor-screen.tsx')
        ).default,
      }),
    },
    {
      path: 'import',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "import" */ '../import/import-screen.tsx')).default,
      }),
    },
    {
      path: 'staff',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "staff" */ '../staff/staff-screen.tsx')).default,
      }),
    },
    {
      path: 'embed',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-embed" */ './embed/embed-screen.tsx')).default,
      }),
    },
    {
      path: 'sponsors',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-sponsors" */ './sponsors/sponsors-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'timing',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-timing" */ './timing/timing-screen.tsx'))
          .default,
      }),
    },
    {
      path: 'routes',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "setup-routes" */ './routes/routes-screen.tsx'))
          .default,
      }),
    },
  ],
};
