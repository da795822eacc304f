import { ownerOf } from '@topout/domain';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { loadRoutes } from './federation/load-remote.ts';
import type { RemoteConfig } from './federation/remotes.ts';
import { FirstPage } from './layout/first-page.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { NotFound, PageProblem } from './problems/problem-slots.tsx';

/**
 * The frame, and inside it nothing yet. Only for a path with a parameter does the router ask for more routes: hence
 * the catch-all. When they do not come, the problem goes to the innermost route with a path: hence the empty one,
 * which keeps it inside the frame.
 */
export const shellRoutes: RouteObject[] = [
  {
    path: '/',
    element: <RootLayout />,
    hydrateFallbackElement: <FirstPage />,
    children: [
      {
        id: 'pages',
        path: '',
        element: <Outlet />,
        errorElement: <PageProblem />,
        children: [{ path: '*', element: <NotFound /> }],
      },
    ],
  },
];

type PatchRoutes = NonNullable<
  NonNullable<Parameters<typeof createBrowserRouter>[1]>['patchRoutesOnNavigation']
>;

/** Brings in the routes of the remote that owns a path, when the path is first visited. */
export function patchRemotes(remotes: readonly RemoteConfig[]): PatchRoutes {
  const loaded = new Set<string>();
  return async ({ path, patch }) => {
    const remote = ownerOf(path, remotes)?.owner;
    if (!remote || loaded.has(remote.name)) return;
    const children = await loadRoutes(remote);
    if (loaded.has(remote.name)) return;
    loaded.add(remote.name);
    // One boundary for each remote: what breaks in one of its pages does not reach the frame.
    patch('pages', [{ id: `remote ${remote.name}`, errorElement: <PageProblem />, children }]);
  };
}

/** The router of the page: one, for as long as the page lives. */
export const createAppRouter = (remotes: readonly RemoteConfig[]) =>
  createBrowserRouter(shellRoutes, { patchRoutesOnNavigation: patchRemotes(remotes) });
