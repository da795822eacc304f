import { useCompetition, useEntry } from '@topout/api-client';
import {
  aCompetition,
  anEntry,
  aStage,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
} from '@topout/testing';
import { CardHead } from './card-head.tsx';

const api = fakeApi();

function LiveCard() {
  const { data: competition } = useCompetition(someCompetition);
  const { data: card } = useEntry(someCompetition, 'me');
  return competition && <CardHead competition={competition} owners={[]} shown="me" card={card} live="live" />;
}

type Competition = ReturnType<typeof aCompetition>;

async function showCard(more: Partial<Competition>, entry: Partial<ReturnType<typeof anEntry>> = {}) {
  api.answer({
    [`GET competitions/${someCompetition}`]: aCompetition(more),
    [`GET competitions/${someCompetition}/entries/me`]: {
      ...anEntry(),
      ...entry,
      competition: someCompetition,
      boardVersion: 1,
      wave: null,
      clockStartTime: null,
      attempts: [],
      streams: [],
      stageScorecards: [],
    },
  });
  renderRoutes([{ path: '/', element: <LiveCard /> }], { at: '/' });
  expect(await screen.findByRole('heading', { name: 'Ada Rock' })).toBeVisible();
}

it.each([
  ['LIVE', true],
  ['UPCOMING', false],
  ['PAST', false],
] as const)('calls a card live only while its competition runs: %s', async (status, said) => {
  await showCard({ status });
  expect(screen.queryAllByText('Live')).toHaveLength(said ? 1 : 0);
});

it('says whom the climber climbs for', async () => {
  await showCard({}, { nation: 'AUT' });
  expect(screen.getByText(/ · AUT · /)).toBeVisible();
});

const given = (final: boolean, outdated: boolean) => ({
  version: 1,
  final,
  outdated,
  publishedAt: '2026-11-21T12:00:00Z',
});

it.each([
  ['Live', true, null],
  ['Unofficial', false, null],
  ['Provisional', false, given(false, false)],
  ['Official', false, given(true, false)],
  ['In review', false, given(true, true)],
  ['Live', true, given(true, false)],
])('says of a card what its board says: %s', async (said, open, published) => {
  await showCard({ stages: [aStage({ pendingResults: open, published })] });
  const states = ['Live', 'Unofficial', 'Provisional', 'Official', 'In review'];
  expect(states.filter((state) => screen.queryByText(state) !== null)).toEqual([said]);
});

it('says that a competition was cancelled', async () => {
  await showCard({ status: 'CANCELLED' });
  expect(screen.getByText('Cancelled')).toBeVisible();
});

it('says of when a card is while the hall that judges is silent', async () => {
  await showCard({ hall: { asOf: '2026-11-21T13:02:00.000Z', silent: true } });
  expect(screen.getByText(/As of .*, waiting for the hall$/)).toBeVisible();
  expect(screen.getByText('Not live')).toBeVisible();
  expect(screen.queryByText('Live')).toBeNull();
});
