import type { Competition, TeamBoardRow } from '@topout/contract';
import {
  aCompetition,
  aStage,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  within,
} from '@topout/testing';
import { uuidOf } from '../board/testing.ts';
import TeamBoardScreen from './team-board-screen.tsx';

const api = fakeApi();
const board = `GET competitions/${someCompetition}/team-board`;

const member = (number: number, name: string, brings: number | null, counts: boolean) => ({
  user: uuidOf(number),
  name,
  category: 'Open',
  brings,
  counts,
});
const jugs: TeamBoardRow = {
  team: uuidOf(1),
  name: 'Jugs',
  position: 1,
  score: 499.5,
  problem: null,
  members: [member(11, 'Ada A.', 499.5, true), { ...member(12, 'Bea Ash', 100, false), unconfirmed: 2 }],
};
const alone: TeamBoardRow = {
  team: uuidOf(2),
  name: 'Alone',
  position: null,
  score: null,
  problem: 'TOO_FEW',
  members: [member(13, 'Cem Ash', null, false)],
};

function show(settings: Partial<Competition['settings']> = {}, more: Partial<Competition> = {}) {
  const competition = aCompetition({ canSeeLeaderboard: true, ...more });
  api.answer({
    [`GET competitions/${someCompetition}`]: {
      ...competition,
      settings: { ...competition.settings, teamsEnabled: true, teamLeast: 3, ...settings },
    },
    [board]: { rows: [jugs, alone] },
    [`${board}?audience=staff`]: { rows: [alone] },
  });
  return renderRoutes([{ path: '/:competition/teams', element: <TeamBoardScreen /> }], {
    at: `/${someCompetition}/teams`,
    ...(more.role && { signedInAs: someUuid }),
  });
}

it('shows teams with who counts, and below them those without a place, with the reason', async () => {
  show({ teamCounted: 1 });
  const rows = within(await screen.findByRole('table', { name: 'Teams' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PlaceTeamPoints',
    '1JugsAda A. Open 499.5 countsBea Ash Open 2 not confirmed100 does not count499.5',
    '–AloneNeeds at least 3 membersCem Ash Open – does not count–',
  ]);
  expect(screen.getByText('The points of the best member count.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Manage teams' })).not.toBeInTheDocument();
});

it('shows organisers the full names and the way to the teams', async () => {
  show({}, { role: 'STAFF' });
  expect(await screen.findByRole('link', { name: 'Manage teams' })).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: /^Alone/ })).toBeVisible();
  expect(screen.queryByText('Jugs')).not.toBeInTheDocument();
});

it('says how far it may be relied on, and leads to what was published', async () => {
  const published = { version: 1, final: true, publishedAt: '2026-11-21T18:00:00Z', outdated: false };
  const closed = { state: 'CLOSED', pendingResults: false } as const;
  const stages = [aStage({ position: 2 }), aStage({ ...closed, position: 1, published })];
  show({}, { stages });
  expect(await screen.findByRole('table', { name: 'Teams' })).toBeVisible();
  expect(screen.getByText('Official')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute(
    'href',
    `/${someCompetition}/results`,
  );
});

it.each([
  ['there are no teams', { teamsEnabled: false }, {}, 'No teams here'],
  ['the leaderboard is hidden', {}, { canSeeLeaderboard: false }, 'The leaderboard is hidden'],
])('says that %s, and asks for no board', async (_what, settings, more, title) => {
  show(settings, more);
  expect(await screen.findByText(title)).toBeVisible();
  expect(api.called(board)).toEqual([]);
});
