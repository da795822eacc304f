import type { EntryDetail } from '@topout/contract';
import { readSession } from '@topout/api-client';
import { renderRoutes, screen, waitFor } from '@topout/testing';
import { routes } from '../routes.tsx';
import { anEntry, competition, gym, userId } from '../testing/gym.tsx';

const { api, open } = gym();
const home = `/${competition}`;
const ticket = { competition, user: userId(1), name: 'Kim Climber' };
const me = `GET competitions/${competition}/entries/me`;

const card: EntryDetail = {
  ...anEntry(1, 'Kim Climber', { competitorNumber: '17' }),
  competition,
  boardVersion: 1,
  wave: null,
  clockStartTime: null,
  attempts: [],
  streams: [],
  stageScorecards: [],
};

const pages = [...routes, { path: ':competition/ticket', element: <p>The page for tickets</p> }];

/** A guest for the competition, with results hidden from guests. */
function visit(settings = {}) {
  open({ role: null, settings, competition: { canSeeLeaderboard: false } });
  api.answer({ [me]: card, 'POST auth/revoke': {} });
  return renderRoutes(pages, { at: home, ticket });
}

it.each([{}, { hasPreloadedEntries: true }])(
  'shows the holder their own card, also a hidden one: %j',
  async (settings) => {
    visit(settings);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kim Climber' })).toBeVisible();
    expect(screen.getByText('Ticket of Kim Climber')).toBeVisible();
    expect(
      screen.queryByText('Results cannot be viewed until the competition ends.'),
    ).not.toBeInTheDocument();
    for (const link of ['Add competitor', 'Change category or withdraw'])
      expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
  },
);

it('signs out', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('The page for tickets')).toBeVisible();
  await waitFor(() => expect(api.called('POST auth/revoke')).toHaveLength(1));
  expect(readSession().ticket).toBeUndefined();
});

it('leads to an account, and back to the page for tickets', async () => {
  visit();
  const link = await screen.findByRole('link', { name: 'Create an account' });
  expect(link).toHaveAttribute('href', `/sign-up?next=${encodeURIComponent(`${home}/ticket`)}`);
});
