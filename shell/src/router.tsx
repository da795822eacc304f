import { ownerOf } from '@topout/domain';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadRoutes } from './federation/load-remote.ts';
import type { RemoteConfig } from './federation/remotes.ts';
import { FirstPage } from './layout/first-page.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { NotFound, PageProblem } from './problems/problem-slots.tsx';

/**
 * The frame, still empty. The router asks for more routes only if it finds a parameter or a splat: hence the
 * catch-all, and a frame without a path, which would match `/` by itself. If the routes do not load, the
 * problem page replaces the catch-all, inside the frame.
 */
export const shellRoutes: RouteObject[] = [
  {
    id: 'frame',
    element: <RootLayout />,
    hydrateFallbackElement: <FirstPage />,
    children: [{ path: '*', element: <NotFound />, errorElement: <PageProblem /> }],
  },
];

type PatchRoutes = NonNullable<
  NonNullable<Parameters<typeof createBrowserRouter>[1]>['patchRoutesOnNavigation']
>;

/** Adds the routes of the remote that owns a path, when the path is first visited. */
export function patchRemotes(remotes: readonly RemoteConfig[]): PatchRoutes {
  const loaded = new Set<string>();
  return async ({ path, patch, signal }) => {
    const remote = ownerOf(path, remotes)?.owner;
    if (!remote || loaded.has(remote.name)) return;
    const children = await loadRoutes(remote);
    // If another navigation overtook this one, the router accepts no routes.
    if (signal.aborted || loaded.has(remote.name)) return;
    loaded.add(remote.name);
    // One boundary for each remote, so that a broken page does not reach the frame.
    patch('frame', [{ id: `remote ${remote.name}`, errorElement: <PageProblem />, children }]);
  };
}

/** The router of the page: a single one, for the life of the page. */
export const createAppRouter = (remotes: readonly RemoteConfig[]) =>
  createBrowserRouter(shellRoutes, { patchRoutesOnNavigation: patchRemotes(remotes) });
