import type { PageHandle } from '@topout/app-kit';
import type { RouteObject } from 'react-router-dom';

const handle = { layout: 'plain' } satisfies PageHandle;

/** Where results are entered and corrected by hand. */
export const correctionRoutes: RouteObject[] = [
  {
    path: ':competition/bulk-scoring',
    handle,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "bulk-scoring" */ './bulk-scoring/bulk-scoring-screen.tsx')
      ).default,
    }),
  },
  {
    path: ':competition/history',
    handle,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "history" */ './history/history-screen.tsx')).default,
    }),
  },
];
