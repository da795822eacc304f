import type { PageHandle } from '@topout/app-kit';
import type { RouteObject } from 'react-router-dom';

/** Everything under `/{competition}/setup`; each section is a screen of its own inside the frame. */
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
  ],
};
