import { useCompetition, useEntry } from '@topout/api-client';
import { aCompetition, anEntry, fakeApi, renderRoutes, screen, someCompetition } from '@topout/testing';
import { CardHead } from './card-head.tsx';

const api = fakeApi();

function LiveCard() {
  const { data: competition } = useCompetition(someCompetition);
  const { data: card } = useEntry(someCompetition, 'me');
  return (
    competition && card && <CardHead competition={competition} card={card} row={undefined} live="live" />
  );
}

it.each([
  ['LIVE', true],
  ['UPCOMING', false],
  ['PAST', false],
] as const)('calls a card live only while its competition runs: %s', async (status, said) => {
  api.answer({
    [`GET competitions/${someCompetition}`]: aCompetition({ status }),
    [`GET competitions/${someCompetition}/entries/me`]: {
      ...anEntry(),
      competition: someCompetition,
      board_version: 1,
      attempts: [],
      stage_scorecards: [],
    },
  });
  renderRoutes([{ path: '/', element: <LiveCard /> }], { at: '/' });
  expect(await screen.findByRole('heading', { name: 'Ada Rock' })).toBeVisible();
  expect(screen.queryAllByText('Live')).toHaveLength(said ? 1 : 0);
});
