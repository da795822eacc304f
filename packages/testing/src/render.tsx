import { bindCache, noSession, writeSession } from '@topout/api-client';
import type { TicketHolder } from '@topout/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig, useSWRConfig } from 'swr';

export interface RenderOptions {
  /** The address; `/` by default. An array is a history, whose last entry is shown. */
  readonly at?: string | readonly string[];
  /** Uuid of the signed-in profile; nobody by default. */
  readonly signedInAs?: string | null;
  /** Whose ticket has signed in. */
  readonly ticket?: TicketHolder;
}

/** Makes the client's writes reach this test's cache. */
function BindCache({ children }: { readonly children: ReactNode }) {
  bindCache(useSWRConfig().mutate);
  return children;
}

/** Signs a profile in for the test, or nobody: a guest already has a token, so that no test waits for one. */
export function signInAs(profile: string | null): void {
  const guest = { accessToken: 'guest', refreshToken: null, lastUpdated: Date.now(), profile: null };
  // A person signed in before is signed in in all tabs.
  writeSession(noSession);
  writeSession(
    profile === null ? guest : { ...guest, accessToken: 'token', refreshToken: 'refresh', profile },
  );
}

/** Signs in with a ticket, for the test. */
export function signInWithTicketOf(ticket: TicketHolder): void {
  writeSession(noSession);
  const tokens = { accessToken: 'token', refreshToken: 'refresh' };
  writeSession({ ...tokens, lastUpdated: Date.now(), profile: null, ticket });
}

/**
 * Renders a route table as the shell mounts it: real router, its own store and cache. The screen's page slots
 * are in `store.get(pageAtom)`, its address in `router.state.location`.
 */
export function renderRoutes(
  routes: RouteObject[],
  { at = '/', signedInAs = null, ticket }: RenderOptions = {},
) {
  if (ticket) signInWithTicketOf(ticket);
  else signInAs(signedInAs);
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
