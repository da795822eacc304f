import { refreshHeats } from '@topout/api-client';
import type { HeatRun } from '@topout/contract';
import { act, screen, waitFor } from '@topout/testing';
import { competition, gym, userId, women } from '../testing/gym.tsx';
import { aRacer, fall, lanes, someHeats, speedStage, time } from './testing.ts';

const { api, open, visit, sent } = gym();
const heats = `GET competitions/${competition}/leaderboard/heats`;

/** Ada and Dee are in the first heat. */
const field = (ada?: HeatRun | null, dee?: HeatRun | null, version = 1) => {
  const racers = [
    aRacer(1, 'Ada Ascent', ada ?? null),
    aRacer(2, 'Bea Belay'),
    aRacer(3, 'Cem Crux'),
    aRacer(4, 'Dee Dyno', dee ?? null),
  ];
  return someHeats(
    racers.map((racer) => ({ ...racer, versions: racer.runs.map((run) => (run ? version : 0)) })),
  );
};

function race(answer = field()) {
  open({ routes: lanes, competition: { stages: [speedStage('IFSC_SPEED_FINAL')] } });
  api.answer({ [heats]: answer });
  return visit(`/${competition}/heats/${women.uuid}`);
}

/** What another judge's phone has sent arrives on this one. */
async function others(ada: HeatRun | null, dee: HeatRun | null, version?: number) {
  api.answer({ [heats]: field(ada, dee, version) });
  await act(() => refreshHeats(competition));
}

const key = (name: string | RegExp) => screen.getByRole('button', { name });
const commands = () => sent('attempts.').map(({ kind, competitor, base }) => [kind, competitor, base]);

it('tells a judge what another logged while they were typing, and lets theirs wait for staff', async () => {
  const { user } = race();
  await user.click(await screen.findByRole('button', { name: 'Fall' }));
  await others(time(5900), null);
  expect(await screen.findByText(/^Lane A: another judge logged 5\.900\./)).toBeVisible();
  expect(screen.getByText(/Yours would wait for the event staff/)).toBeVisible();
  expect(key(/Lane A/)).toHaveTextContent('FALL Theirs: 5.900');
  await user.click(key('Save heat'));
  // Built on what this judge saw, it is held: theirs is not replaced unseen.
  await waitFor(() => expect(commands()).toEqual([['attempts.replace', userId(1), 0]]));
});

it('stays with a heat that a judge is entering while another saves it', async () => {
  const { user } = race();
  await user.click(await screen.findByRole('button', { name: '5' }));
  await others(time(5900), fall);
  expect(await screen.findByText(/^Lane A: another judge logged 5\.900\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heat 1 of 4');
  expect(screen.queryByText(/came or went/)).not.toBeInTheDocument();
});

it('goes on with the others where nothing is entered, and says so', async () => {
  race();
  await screen.findByRole('heading', { level: 1, name: /Heat 1 of 4/ });
  await others(time(5900), fall);
  expect(await screen.findByText('Heat 2 is at hand now.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heat 2 of 4');
  expect(screen.queryByText(/came or went/)).not.toBeInTheDocument();
});

it('shows the other judge’s result on request, and saves nothing over it', async () => {
  const { user } = race();
  await user.click(await screen.findByRole('button', { name: 'Fall' }));
  await others(time(5900), null);
  await user.click(await screen.findByRole('button', { name: 'Show theirs' }));
  expect(screen.queryByText(/another judge logged/)).not.toBeInTheDocument();
  expect(key(/Lane A/)).toHaveTextContent('5.900');
  expect(key('Save heat')).toBeDisabled();
});

it('takes back its own lane, and leaves the one that another judge logged', async () => {
  const { user } = race();
  await user.click(await screen.findByRole('button', { name: 'Fall' }));
  await user.click(key('Save heat'));
  await waitFor(() => expect(commands()).toHaveLength(1));
  await others(fall, time(6100));
  await user.click(await screen.findByRole('button', { name: 'Undo heat 1' }));
  await waitFor(() => expect(commands().slice(1)).toEqual([['attempts.clear', userId(1), 1]]));
});

it('takes back nothing that another judge has changed since', async () => {
  const { user } = race();
  await user.click(await screen.findByRole('button', { name: 'Fall' }));
  await user.click(key('Save heat'));
  await waitFor(() => expect(commands()).toHaveLength(1));
  await others(time(5900), null, 2);
  expect(await screen.findByText(/Somebody else has changed it since/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo heat 1' })).not.toBeInTheDocument();
});

it('asks again before it clears results that came while it asked', async () => {
  const { user } = race(field(time(5000), fall));
  await user.click(await screen.findByRole('button', { name: /Ada Ascent – Dee Dyno/ }));
  await user.click(await screen.findByRole('button', { name: 'Race again' }));
  expect(await screen.findByRole('button', { name: 'Clear both results' })).toBeVisible();
  await others(time(4900), time(5100), 3);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Clear both results' })).not.toBeInTheDocument(),
  );
});
