import { createBrowserRouter, Outlet } from 'react-router-dom';
import { loadRoutes } from './federation/load-remote.ts';
import { ownerOf } from './federation/owner-of.ts';
import type { RemoteConfig } from './federation/remotes.ts';

/** The product's routes: the shell's frame, and inside it what the remotes bring when first visited. */
export function createAppRouter(remotes: readonly RemoteConfig[]) {
  const loaded = new Set<string>();
  return createBrowserRouter(
    [{ id: 'root', path: '/', element: <Outlet />, children: [{ path: '*', element: <p>Not found</p> }] }],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        const remote = ownerOf(path, remotes);
        if (!remote || loaded.has(remote.name)) return;
        patch('root', await loadRoutes(remote));
        loaded.add(remote.name);
      },
    },
  );
}
