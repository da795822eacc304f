import { api as client } from '@topout/api-client';
import { bannerAtom, type MenuItem, type PageHandle, usePage } from '@topout/app-kit';
import {
  aCompetition,
  act,
  aProfile,
  breakLine,
  expectedErrors,
  fakeApi,
  fireEvent,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import type { RouteObject } from 'react-router-dom';
import { RootLayout } from './root-layout.tsx';

const api = fakeApi();
const c = someCompetition;

const menuItems: MenuItem[] = [{ label: 'Print', to: '/print' }];

function Board() {
  usePage({ title: 'Leaderboard', back: `/${c}`, menuItems });
  return <main>the board</main>;
}

function Landing() {
  usePage({ title: 'Winter Boulder Cup' });
  return <main>the competition</main>;
}

const page = (path: string, layout: PageHandle['layout']): RouteObject => ({
  path,
  handle: { layout } satisfies PageHandle,
  element: <main>{path}</main>,
});

const routes: RouteObject[] = [
  {
    path: '/',
    element: <RootLayout />,
    children: [
      { path: ':competition', element: <Landing /> },
      { path: ':competition/entries', element: <Board /> },
      page(':competition/screen', 'bare'),
      page(':competition/enter', 'competition'),
      page(':competition/enter/email', 'competition'),
      page(':competition/enter/confirm', 'competition'),
      page('*', 'plain'),
    ],
  },
];

afterEach(() => jest.restoreAllMocks());

beforeEach(() => api.answer({ [`GET competitions/${c}`]: aCompetition() }));

const openMenu = async (user: ReturnType<typeof renderRoutes>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('menu');
};

it.each(['enter', 'enter/email', 'entries'])('says that no such competition is there: %s', async (place) => {
  api.answer({ [`GET competitions/${c}`]: refuse(404, 'not_found') });
  renderRoutes(routes, { at: `/${c}/${place}` });
  expect(await screen.findByRole('heading', { name: 'Competition not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('main')).toHaveTextContent('Competition not found');
  expect(document.title).toBe('Competition not found · Topout');
});

describe('the header', () => {
  it('wears the colour of the competition, with text that can be read on it', async () => {
    api.answer({ [`GET competitions/${c}`]: aCompetition({ headerColour: '#ffe14d' }) });
    renderRoutes(routes, { at: `/${c}/entries` });
    await screen.findByRole('link', { name: 'Winter Boulder Cup' });
    expect(screen.getByRole('banner')).toHaveStyle({ background: '#ffe14d', color: '#111827' });
  });

  it('keeps its own colour where the competition has an unusable one', async () => {
    const reported = jest.fn();
    window.reportError = reported;
    api.answer({ [`GET competitions/${c}`]: aCompetition({ headerColour: '' }) });
    renderRoutes(routes, { at: `/${c}/entries` });
    await screen.findByRole('link', { name: 'Winter Boulder Cup' });
    expect(reported).toHaveBeenCalledWith(new Error('Invalid color'));
    expect(screen.getByRole('banner')).toHaveStyle({ color: '#ffffff' });
  });

  it('has the back button that the page asked for', async () => {
    const { user, router } = renderRoutes(routes, { at: `/${c}/entries` });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe(`/${c}`);
  });

  it('leads home where the page asked for none', () => {
    renderRoutes(routes, { at: '/profile' });
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('says that the device is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderRoutes(routes, { at: '/profile' });
    expect(screen.getByText('Offline')).toBeVisible();
  });

  it('is missing on bare pages', () => {
    renderRoutes(routes, { at: `/${c}/screen` });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });
});

describe('the menu', () => {
  it('says who is signed in, then what the page offers, and ends with the way out', async () => {
    api.answer({ 'GET profiles/me': aProfile() });
    const { user } = renderRoutes(routes, { at: `/${c}/entries`, signedInAs: someUuid });
    const menu = await openMenu(user);
    expect(await screen.findByText('Logged in as Ada Rock.')).toBeVisible();
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Print',
      'Profile',
      'My competitions',
      'Dark theme',
      'Log out',
    ]);
  });

  it('offers to sign in where nobody is', async () => {
    const { user } = renderRoutes(routes, { at: `/${c}/entries` });
    const menu = await openMenu(user);
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Print', 'Dark theme', 'Sign in']);
    expect(screen.queryByText(/Logged in as/)).not.toBeInTheDocument();
    expect(api.called('GET profiles/me')).toEqual([]);
  });

  it('says whose ticket it is, with the way out, and offers nothing of an account', async () => {
    const ticket = { competition: c, user: someUuid, name: 'Kim Climber' };
    const { user } = renderRoutes(routes, { at: `/${c}/entries`, ticket });
    const menu = await openMenu(user);
    expect(screen.getByText('Ticket of Kim Climber.')).toBeVisible();
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Print', 'Dark theme', 'Sign out']);
    expect(api.called('GET profiles/me')).toEqual([]);
  });

  it('changes the theme and remembers it', async () => {
    const { user, unmount } = renderRoutes(routes, { at: '/profile' });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('topout/theme')).toBe('dark');
    unmount();
  });
});

describe('the shared competition layout', () => {
  it('shows placeholders, then name, venue and place', async () => {
    renderRoutes(routes, { at: `/${c}/enter` });
    expect(screen.queryByText('Granite Hall')).not.toBeInTheDocument();
    expect(await screen.findByText('Granite Hall')).toBeVisible();
    expect(screen.getByText('Sheffield')).toBeVisible();
    const flag = await screen.findByRole('img', { name: 'England' });
    expect(flag).toHaveAttribute('src', '/flags/GB-ENG.svg');
    // No network, or no such flag.
    fireEvent.error(flag);
    expect(screen.getByTitle('England')).toHaveTextContent('GB-ENG');
    expect(screen.getByText('Winter Boulder Cup', { selector: 'p' })).toBeVisible();
  });

  it.each([
    ['enter', []],
    ['enter/email', ['← Back']],
    ['enter/confirm', ['× Logout']],
  ])('has the right button on %s', async (path, buttons) => {
    renderRoutes(routes, { at: `/${c}/${path}` });
    await screen.findByText('Granite Hall');
    const found = screen.queryAllByRole('button', { name: /←|×/ });
    expect(found.map((button) => button.textContent)).toEqual(buttons);
  });

  it('goes back in the history, or to the root of the flow when there is none', async () => {
    const { user, router } = renderRoutes(routes, { at: `/${c}/enter/email` });
    await user.click(await screen.findByRole('button', { name: '← Back' }));
    expect(router.state.location.pathname).toBe(`/${c}/enter`);
  });

  it.each([
    [
      'what the server drew of it',
      '<p class="name">Tops</p><p>The Hall</p><p>Bristol</p>',
      /TopsThe HallBristol/,
    ],
    ['that it is not known', '', /The competition could not be loaded/],
  ])('says without a network %s', async (_what, drawn, said) => {
    api.answer({ [`GET competitions/${c}`]: breakLine });
    expectedErrors();
    const sight = document.createElement('div');
    sight.id = 'first-sight';
    sight.innerHTML = `<div class="identity">${drawn}</div>`;
    document.body.append(sight);
    renderRoutes(routes, { at: `/${c}/enter/email` });
    const head = await screen.findByRole('region', { name: 'Competition' });
    await waitFor(() => expect(head).toHaveTextContent(said));
    await waitFor(() => expect(within(head).queryByText('Loading')).toBeNull());
    expect(document.getElementById('first-sight')).toBeNull();
  });
});

describe('the banner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hides itself after 10 s', () => {
    const { store } = renderRoutes(routes, { at: '/profile' });
    act(() => store.set(bannerAtom, { message: 'The number is taken.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('There was a problemThe number is taken.');
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('alert')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('takes a banner of a lost answer away with the next answer, and no other', async () => {
  const path = `competitions/${c}/entries/${someUuid}`;
  api.answer({ [`GET competitions/${c}`]: aCompetition(), [`DELETE ${path}`]: null });
  const { store } = renderRoutes(routes, { at: '/profile' });
  const before = client.delete(path);
  act(() => store.set(bannerAtom, { message: 'No answer came.', unanswered: true }));
  await act(() => before);
  expect(screen.getByRole('alert')).toBeVisible();
  await act(() => client.delete(path));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  act(() => store.set(bannerAtom, { message: 'The number is taken.' }));
  await act(() => client.delete(path));
  expect(screen.getByRole('alert')).toBeVisible();
});

it('can close the banner', async () => {
  const { store, user } = renderRoutes(routes, { at: '/profile' });
  act(() => store.set(bannerAtom, { title: 'No', message: 'Not today.' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('names the tab after page and competition', async () => {
  renderRoutes(routes, { at: `/${c}/entries` });
  await screen.findByRole('link', { name: 'Winter Boulder Cup' });
  expect(document.title).toBe('Leaderboard · Winter Boulder Cup · Topout');
});

it('says the name of a competition once where the page is called by it', async () => {
  renderRoutes(routes, { at: `/${c}` });
  await screen.findByText('the competition');
  await waitFor(() => expect(document.title).toBe('Winter Boulder Cup · Topout'));
});

it('moves the focus to the page that comes', async () => {
  const { router } = renderRoutes(routes, { at: '/profile' });
  await act(() => router.navigate('/organise'));
  expect(document.activeElement).toHaveAttribute('id', 'content');
});
