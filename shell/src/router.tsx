import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadRoutes } from './federation/load-remote.ts';
import { ownerOf } from './federation/owner-of.ts';
import type { RemoteConfig } from './federation/remotes.ts';
import { FirstPage } from './layout/first-page.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { NotFound } from './problems/not-found.tsx';
import { PageProblem } from './problems/page-problem.tsx';

/**
 * The frame, and inside it nothing yet. The catch-all has two duties: only for a path with a parameter does the
 * router ask for more routes, and when they do not come it keeps the problem inside the frame.
 */
export const shellRoutes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    element: <RootLayout />,
    hydrateFallbackElement: <FirstPage />,
    errorElement: <PageProblem />,
    children: [{ path: '*', element: <NotFound />, errorElement: <PageProblem /> }],
  },
];

type PatchRoutes = NonNullable<
  NonNullable<Parameters<typeof createBrowserRouter>[1]>['patchRoutesOnNavigation']
>;

/** Brings in the routes of the remote that owns a path, when the path is first visited. */
export function patchRemotes(remotes: readonly RemoteConfig[]): PatchRoutes {
  const loaded = new Set<string>();
  return async ({ path, patch }) => {
    const remote = ownerOf(path, remotes);
    if (!remote || loaded.has(remote.name)) return;
    const children = await loadRoutes(remote);
    if (loaded.has(remote.name)) return;
    loaded.add(remote.name);
    // One boundary for each remote: what breaks in one of its pages does not reach the frame.
    patch('root', [{ id: `remote ${remote.name}`, errorElement: <PageProblem />, children }]);
  };
}

/** The router of the page: one, for as long as the page lives. */
export const createAppRouter = (remotes: readonly RemoteConfig[]) =>
  createBrowserRouter(shellRoutes, { patchRoutesOnNavigation: patchRemotes(remotes) });
