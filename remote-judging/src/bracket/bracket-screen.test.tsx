import { aCompetition, screen, within } from '@topout/testing';
import { aRacer, fall, someHeats, speedStage, time } from '../heats/testing.ts';
import { competition, gym, women } from '../testing/gym.tsx';

const { api, visit } = gym();
const racers = [
  aRacer(1, 'Ada Ascent', time(5051), null, time(4788)),
  aRacer(2, 'Bea Belay', fall),
  aRacer(3, 'Cem Crux', fall),
  aRacer(4, 'Dee Dyno', time(5057)),
];

function show(path: string, heats = someHeats(racers), stages = [speedStage('IFSC_SPEED_FINAL')]) {
  api.answer({
    [`GET competitions/${competition}`]: aCompetition({ stages, liveLeaderboard: true }),
    [`GET competitions/${competition}/leaderboard/heats`]: heats,
    [`GET competitions/${competition}/leaderboard`]: {
      category: women.uuid,
      version: 1,
      changedAt: '2026-11-21T10:15:00Z',
      scoringSystem: heats.scoringSystem,
      rows: [],
      latest: [],
    },
  });
  visit(`/${competition}/${path}`, false);
}

it.each(['bracket', 'screen/bracket'])('draws the bracket with winners and times on %s', async (path) => {
  show(path);
  const semis = await screen.findByRole('region', { name: '1/2' });
  const [first, second] = within(semis).getAllByRole('listitem');
  // Times that would look alike show the thousandth.
  expect(first).toHaveTextContent('1AAda Ascent wins5.051BDee Dyno5.057');
  expect(second).toHaveTextContent('2ABea Belay wins by qualificationFALLBCem CruxFALL');
  expect(screen.getByRole('region', { name: 'Final' })).toHaveTextContent('AAda Ascent4.78BBea Belay');
  expect(screen.getByRole('region', { name: 'Small final' })).toHaveTextContent('Dee DynoBCem Crux');
});

it('says that equal times are raced again', async () => {
  const equal = [aRacer(1, 'Ada Ascent', time(5300)), aRacer(2, 'Bea Belay'), aRacer(3, 'Cem Crux')];
  const heats = someHeats([...equal, aRacer(4, 'Dee Dyno', time(5300))], { ties: 're-run' });
  show('bracket', heats);
  const [first] = within(await screen.findByRole('region', { name: '1/2' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('1AAda Ascent5.300BDee Dyno5.300Equal times: they race again.');
});

it('names where climbers will come from', async () => {
  show('bracket', someHeats(racers.map((racer) => ({ ...racer, runs: [null, null, null] }))));
  expect(await screen.findByRole('region', { name: 'Final' })).toHaveTextContent(
    'AWinner of heat 1BWinner of heat 2',
  );
});

it('says that nobody races', async () => {
  show('bracket', someHeats([]), []);
  expect(await screen.findByText('No speed here')).toBeVisible();
});

it.each([
  ['nobody is entered', []],
  [
    'it is not known who raced whom',
    racers.map((racer) => ({ ...racer, startPosition: null, previousRanks: [] })),
  ],
])('draws no empty heats where %s', async (_why, some) => {
  show('bracket', someHeats(some));
  expect(await screen.findByText('Nobody is on the start list yet')).toBeVisible();
});
