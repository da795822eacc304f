import { ownerOf } from '@topout/domain';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadRoutes } from './federation/load-remote.ts';
import type { RemoteConfig } from './federation/remotes.ts';
import { FirstPage } from './layout/first-page.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { NotFound, PageProblem } from './problems/problem-slots.tsx';

/**
 * The frame, and inside it nothing yet. The router asks for more routes only where it has found a parameter or a
 * rest: hence the catch-all, and a frame without a path, which would match `/` by itself. When the routes do not
 * come, the problem takes the catch-all's place, inside the frame.
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

/** Brings in the routes of the remote that owns a path, when the path is first visited. */
export function patchRemotes(remotes: readonly RemoteConfig[]): PatchRoutes {
  const loaded = new Set<string>();
  return async ({ path, patch, signal }) => {
    const remote = ownerOf(path, remotes)?.owner;
    if (!remote || loaded.has(remote.name)) return;
    const children = await loadRoutes(remote);
    // Of a navigation that another one overtook, the router takes no routes.
    if (signal.aborted || loaded.has(remote.name)) return;
    loaded.add(remote.name);
    // One boundary for each remote: what breaks in one of its pages does not reach the frame.
    patch('frame', [{ id: `remote ${remote.name}`, errorElement: <PageProblem />, children }]);
  };
}

/** The router of the page: one, for as long as the page lives. */
export const createAppRouter = (remotes: readonly RemoteConfig[]) =>
  createBrowserRouter(shellRoutes, { patchRoutesOnNavigation: patchRemotes(remotes) });
