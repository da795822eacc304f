import { renderRoutes, screen, someCompetition, someUuid } from '@topout/testing';
import type { RouteObject } from 'react-router-dom';
import { RequireSession } from './require-session.tsx';

const routes: RouteObject[] = [
  {
    element: <RequireSession place="judge" />,
    children: [{ path: ':competition/dashboard', element: <main>the dashboard</main> }],
  },
  { path: '*', element: <main>somewhere else</main> },
];

const at = ['/before', `/${someCompetition}/dashboard?authCode=abc`];

it('lets signed-in people through', () => {
  renderRoutes(routes, { at, signedInAs: someUuid });
  expect(screen.getByText('the dashboard')).toBeVisible();
});

it('sends others to sign in, in place of the page in the history', async () => {
  const { router } = renderRoutes(routes, { at });
  expect(await screen.findByText('somewhere else')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname).toBe(`/${someCompetition}/judge/onboarding`);
  expect(new URLSearchParams(search).get('authCode')).toBe('abc');
  expect(new URLSearchParams(search).get('next')).toBe(`/${someCompetition}/dashboard`);
  expect(router.state.historyAction).toBe('REPLACE');
});
