// The screen in the real router, against a real HTTP server in this process that plays the API.
import { fakeApi, refuseFor, renderRoutes, screen, someCompetition, waitFor } from '@topout/testing';
import { requireNumber } from './number-form.tsx';
import { aContest, allRoutes, women } from '../testing.tsx';

const api = fakeApi();
const entry = '0198a5c0-1111-7000-8000-0000000000f1';
const lookUp = (number: string) =>
  `GET competitions/${someCompetition}/entries/by-competitor-number/${number}`;

beforeEach(() => {
  localStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({ hasPreloadedEntries: true }),
    [lookUp('A12')]: {
      uuid: entry,
      competitorNumber: 'A12',
      user: { uuid: entry, firstName: 'Paweł', lastName: 'A.' },
      category: { uuid: women, name: 'Women' },
    },
  });
});

it('is where a competition with preloaded entries begins', async () => {
  const { router } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter` });
  await screen.findByLabelText('Competitor number');
  expect(router.state.location.pathname).toBe(`/${someCompetition}/enter/competitor-number`);
});

it('finds a competitor while one types, remembers them, and goes on to their scores', async () => {
  const { user, router } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter/competitor-number` });
  const number = await screen.findByLabelText('Competitor number');
  await user.type(number, ' a 12');
  expect(number).toHaveValue('A12');
  expect(await screen.findByText('Found matching competitor: Paweł A.')).toBeVisible();
  // Asks once the typing has paused, not at each key.
  expect(api.calls().filter(({ path }) => path.includes('by-competitor-number'))).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'View live scores' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?entry=${entry}`));
  expect(JSON.parse(localStorage.getItem(`${someCompetition}/competitorNumberEntries`) ?? '')).toEqual([
    { uuid: entry, firstName: 'Paweł', lastName: 'A.', competitorNumber: 'A12' },
  ]);
});

it('says that nobody has that number', async () => {
  const { user, router } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter/competitor-number` });
  await user.type(await screen.findByLabelText('Competitor number'), 'Z9');
  expect(await screen.findByText('Invalid competitor number')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View live scores' }));
  expect(router.state.location.pathname).toContain('competitor-number');
});

it('says when to look up again where that was too often', async () => {
  api.answer({ [lookUp('A12')]: refuseFor(40) });
  const { user } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter/competitor-number` });
  await user.type(await screen.findByLabelText('Competitor number'), 'A12');
  expect(await screen.findByText('Too many attempts. Please wait 40 seconds and try again.')).toBeVisible();
});

it('needs a number', async () => {
  const { user } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter/competitor-number` });
  await user.click(await screen.findByRole('button', { name: 'View live scores' }));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(() => requireNumber('  ')).toThrow('missing number value');
});

it('leads to the board, to signing in, and on for whoever is not on the list', async () => {
  const { user, router } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter` });
  const board = await screen.findByRole('link', { name: 'See the leaderboard' });
  expect(board).toHaveAttribute('href', `/${someCompetition}/entries`);
  expect(screen.getByRole('link', { name: 'Entered already? Sign in' })).toHaveAttribute(
    'href',
    `/${someCompetition}/enter/login`,
  );
  await user.click(screen.getByRole('link', { name: "I'm not on the list" }));
  await user.click(await screen.findByRole('button', { name: /competing/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}/enter/email`));
});

it('sends whoever is not on the list to the desk where nobody can enter by themselves', async () => {
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(
      { hasPreloadedEntries: true },
      { canEnter: false, canEnterReason: { message: 'Entries are closed.' } },
    ),
  });
  renderRoutes(allRoutes, { at: `/${someCompetition}/enter/not-listed` });
  expect(await screen.findByText(/^Ask at the organisers’ desk: they can find/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /competing/ })).not.toBeInTheDocument();
});
