import { contractVersion } from '@topout/app-kit';
import { aCompetition, act, fakeApi, render, screen, someCompetition, userEvent } from '@topout/testing';
import { Provider } from 'jotai';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { patchRemotes, shellRoutes } from '../router.tsx';
import { loadRoutes } from './load-remote.ts';
import { parseRemotes } from './remotes.ts';
import { init } from './runtime.ts';

const api = fakeApi();
beforeEach(() => api.answer({ [`GET competitions/${someCompetition}`]: aCompetition() }));

const remotes = parseRemotes([
  {
    name: 'entry',
    version: '1',
    contract: contractVersion,
    entry: '/entry.js',
    manifest: '/e.json',
    paths: ['/', '/profile'],
  },
  {
    name: 'judging',
    version: '1',
    contract: contractVersion,
    entry: '/judging.js',
    manifest: '/j.json',
    paths: ['/:competition'],
  },
]);

const page = (path: string, text: string): RouteObject => ({ path, element: <main>{text}</main> });

const home: RouteObject = { index: true, element: <main>the home page</main> };

type Exposed = { routes?: unknown };

/** By container, what the script of its entry brings; the runtime keeps what it has once loaded. */
const deployed = new Map<string, Exposed | Error>();

/** Scripts load as a browser loads them: a container in a global variable, then an event. */
jest.spyOn(document.head, 'append').mockImplementation((script) => {
  if (!(script instanceof HTMLScriptElement)) return;
  const name = `topout_${/\/(\w+)\.js/.exec(script.src)?.[1]}`;
  const exposed = deployed.get(name);
  const loads = exposed !== undefined && !(exposed instanceof Error);
  if (loads) Object.assign(globalThis, { [name]: { init: () => undefined, get: async () => () => exposed } });
  queueMicrotask(() => script.dispatchEvent(new Event(loads ? 'load' : 'error')));
});

init({ name: 'topout_shell' });

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
  expect(String(reported.mock.calls)).toContain('/judging.js did not load');

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
  const remote = { ...entry, name: name.replaceAll(' ', '_'), entry: `/${name.replaceAll(' ', '_')}.js` };
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
