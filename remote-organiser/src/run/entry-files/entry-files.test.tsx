import {
  expectedErrors,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { twoCategories } from '../board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const at = `/${someCompetition}/entries/files`;

it('asks for a link that works once, for organisers', async () => {
  api.answer({
    [`GET ${its}`]: twoCategories({ role: 'STAFF', canJudge: false }),
    'POST auth/authorize': { code: 'once', redirectUri: 'http://localhost/' },
  });
  const { user } = renderRoutes(routes, { at, signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(api.called('POST auth/authorize')[0]?.body).toEqual({
      redirectUri: expect.stringMatching(new RegExp(`/${its}/entries\\.csv$`)),
    }),
  );
  // The browser of the tests goes nowhere.
  await waitFor(() => expect(expectedErrors().join()).toContain('navigation'));
});

it('is not for judges', async () => {
  api.answer({ [`GET ${its}`]: twoCategories({ role: 'JUDGE' }) });
  renderRoutes(routes, { at, signedInAs: someUuid });
  await waitFor(() => expect(api.called(`GET ${its}`)).not.toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
});
