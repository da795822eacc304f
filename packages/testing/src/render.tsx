import { bindCache, noSession, writeSession } from '@topout/api-client';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig, useSWRConfig } from 'swr';

export interface RenderOptions {
  /** The address; `/` unless told otherwise. An array is a history, of which the last entry is shown. */
  readonly at?: string | readonly string[];
  /** Uuid of the profile that is signed in; nobody unless told otherwise. */
  readonly signedInAs?: string | null;
}

/** The client's writes must reach the cache of this test. */
function BindCache({ children }: { readonly children: ReactNode }) {
  bindCache(useSWRConfig().mutate);
  return children;
}

/** Signs a profile in for the test, or nobody: a guest has a token already, so that no test waits for one. */
export function signInAs(profile: string | null): void {
  const guest = { accessToken: 'guest', refreshToken: null, lastUpdated: Date.now(), profile: null };
  // Whoever was signed in before is so in all tabs.
  writeSession(noSession);
  writeSession(
    profile === null ? guest : { ...guest, accessToken: 'token', refreshToken: 'refresh', profile },
  );
}

/**
 * Renders a route table as the shell mounts it: real router, a store and a cache of its own. The screen's page
 * slots are in `store.get(pageAtom)`, its address in `router.state.location`.
 */
export function renderRoutes(routes: RouteObject[], { at = '/', signedInAs = null }: RenderOptions = {}) {
  signInAs(signedInAs);
  const router = createMemoryRouter(routes, { initialEntries: [at].flat() });
  const store = createStore();
  const user = userEvent.setup();
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const view = render(
    <Provider store={store}>
      <SWRConfig value={cache}>
        <BindCache>
          <RouterProvider router={router} />
        </BindCache>
      </SWRConfig>
    </Provider>,
  );
  return { ...view, router, store, user };
}

/** Renders one element inside the same providers, at any address. */
export const renderWithApp = (element: ReactNode, options?: RenderOptions) =>
  renderRoutes([{ path: '*', element }], options);
