import { init } from '@module-federation/runtime';
import { contractVersion } from '@topout/app-kit';
import { aCompetition, act, fakeApi, render, screen, someCompetition, userEvent } from '@topout/testing';
import { Provider } from 'jotai';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { patchRemotes, shellRoutes } from '../router.tsx';
import { loadRoutes, registerAll } from './load-remote.ts';
import { parseRemotes } from './remotes.ts';

const api = fakeApi();
beforeEach(() => api.answer({ [`GET competitions/${someCompetition}`]: aCompetition() }));

const remotes = parseRemotes([
  {
    name: 'entry',
    version: '1',
    contract: contractVersion,
    entry: '/e.js',
    manifest: '/e.json',
    paths: ['/', '/profile'],
  },
  {
    name: 'judging',
    version: '1',
    contract: contractVersion,
    entry: '/j.js',
    manifest: '/j.json',
    paths: ['/:competition'],
  },
]);

const page = (path: string, text: string): RouteObject => ({ path, element: <main>{text}</main> });

const home: RouteObject = { index: true, element: <main>the home page</main> };

type Exposed = { routes?: unknown };

/** Each remote's answer when its entry loads; the runtime keeps what it has once loaded. */
const deployed = new Map<string, Exposed | Error>();

init({
  name: 'topout_shell',
  remotes: [],
  plugins: [
    {
      name: 'from memory',
      loadEntry: async ({ remoteInfo }) => {
        const exposed = deployed.get(remoteInfo.name);
        if (exposed === undefined || exposed instanceof Error) throw exposed ?? new Error('nothing there');
        return { init: () => undefined, get: () => async () => exposed };
      },
    },
  ],
});
registerAll(remotes);

function open(at: string) {
  const router = createMemoryRouter(shellRoutes, {
    initialEntries: [at],
    patchRoutesOnNavigation: patchRemotes(remotes),
  });
  render(
    <Provider>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, user: userEvent.setup() };
}

const reported = jest.fn();
window.reportError = reported;
beforeEach(() => reported.mockClear());

// In this order: there is one runtime, as on a page, and it remembers what it has loaded.
it('costs only its own pages when it is down, and comes back', async () => {
  deployed.set('topout_entry', { routes: [home, page('profile', 'my profile')] });
  deployed.set('topout_judging', new Error('503'));

  const { router, user } = open(`/${someCompetition}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of Topout can’t be reached right now.',
  );
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(String(reported.mock.calls)).toContain('503');

  await act(() => router.navigate('/profile'));
  expect(await screen.findByText('my profile')).toBeVisible();

  await act(() => router.navigate(`/${someCompetition}`));
  await screen.findByRole('alert');
  deployed.set('topout_judging', { routes: [page(':competition', 'the landing')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the landing')).toBeVisible();
});

it('comes although a second navigation overtakes the first one, which asked for it', async () => {
  deployed.set('topout_judging', { routes: [page(':competition', 'the landing')] });
  const { router } = open('/');
  await act(() =>
    Promise.all([router.navigate(`/${someCompetition}`), router.navigate(`/${someCompetition}?entry=me`)]),
  );
  expect(await screen.findByText('the landing')).toBeVisible();
});

it('finds the home page, which has no parameter to ask for', async () => {
  open('/');
  expect(await screen.findByText('the home page')).toBeVisible();
});

it.each([
  ['no routes', {}],
  ['routes that are no list', { routes: 'none' }],
])('does not take a remote that exposes %s', async (name, exposed) => {
  const [entry] = remotes;
  if (!entry) throw new Error('no remote');
  const remote = { ...entry, name: name.replaceAll(' ', '_') };
  registerAll([remote]);
  deployed.set(`topout_${remote.name}`, exposed);
  await expect(loadRoutes(remote)).rejects.toMatchObject({ reason: 'unreachable' });
});

it('keeps to its own shell', async () => {
  const [entry] = remotes;
  if (!entry) throw new Error('no remote');
  const newer = { ...entry, name: 'newer', contract: contractVersion + 1 };
  await expect(loadRoutes(newer)).rejects.toMatchObject({ reason: 'outdated' });
});

it('says that an address belongs to nobody', async () => {
  open('/nowhere');
  expect(await screen.findByText('Page not found')).toBeVisible();
});
