import type { ClockPressBody, StageClock } from '@topout/contract';
import { type ClockAction, clockOf, clockPlans, type LoggedPress } from '@topout/domain';
import { aStage, refuse, Reply, screen, waitFor } from '@topout/testing';
import { aRoute, competition, gym } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const stage = '0198a5c0-2222-7000-8009-000000000001';
const wall = `/${competition}/clock`;
const control = `${wall}/control`;
const start: ClockAction = { kind: 'START' };

const aClock = (...actions: readonly ClockAction[]): StageClock => {
  const at = Date.now();
  const presses: LoggedPress[] = [{ kind: 'SET', plan: clockPlans.FINAL } as const, ...actions].map(
    (action) => ({
      at,
      action,
    }),
  );
  const clock = clockOf(presses);
  if (!clock) return { stage, clock };
  const { kept, from } = clock;
  return {
    stage,
    clock: { ...clock, kept: [...kept], from: from && { ...from, kept: [...from.kept] } },
  };
};

/** A server that shows a clock, and answers each press with the next. */
function timed(shown: StageClock, ...next: readonly (StageClock | Reply)[]) {
  const answers = [...next];
  let now = shown;
  api.answer({
    [`GET competitions/${competition}/clock`]: () => now,
    [`POST competitions/${competition}/clock/presses`]: () => {
      const answer = answers.shift() ?? now;
      if (answer instanceof Reply) return answer;
      now = answer;
      return new Reply(201, answer);
    },
  });
  return () =>
    api.called(`POST competitions/${competition}/clock/presses`).map(({ body }) => body as ClockPressBody);
}

it('counts down for everybody, in words too', async () => {
  open({ role: null });
  timed(aClock(start));
  visit(wall, false);
  expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent(/^(4:00|3:5\d)$/);
  expect(screen.getByText('Climbing')).toBeVisible();
  expect(screen.getByText('Slot 1 of 20')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^3:5/), { timeout: 3_000 });
  expect(screen.queryByRole('link', { name: 'Run the clock' })).not.toBeInTheDocument();
});

it('leads to the plan of its stage where there is one', async () => {
  open({ role: null, competition: { stages: [aStage({ uuid: stage, planned: true })] } });
  timed(aClock(start));
  visit(wall, false);
  expect(await screen.findByRole('link', { name: 'Plan' })).toHaveAttribute(
    'href',
    `/${competition}/plan?stage=${stage}`,
  );
});

it('says that nobody has set the clock', async () => {
  open({ role: null });
  timed({ stage, clock: null });
  visit(wall, false);
  expect(await screen.findByText('The clock has not been set yet')).toBeVisible();
});

it('starts, stops for an incident and goes on, each on the clock that was seen', async () => {
  open({ role: 'STAFF' });
  const stopped = aClock(start, { kind: 'STOP' });
  const pressed = timed(aClock(), aClock(start), stopped);
  const { user } = visit(control);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await user.click(await screen.findByRole('button', { name: 'Stop for an incident' }));
  expect(await screen.findByText('Stopped: incident')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeEnabled();
  expect(pressed()).toMatchObject([
    { kind: 'START', version: 1, stage },
    { kind: 'STOP', version: 2 },
  ]);
});

it('tells the second controller what the first has done', async () => {
  open({ role: 'STAFF' });
  const message = 'Maja Master paused the clock in the meantime. Look at the clock, then press again.';
  timed(aClock(start), refuse(409, 'clock.moved', message));
  const { user } = visit(control);
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('presses once what is pressed again after the answer was lost', async () => {
  open({ role: 'STAFF' });
  const pressed = timed(aClock(), new Reply(502, ''), aClock(start));
  const { user } = visit(control);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(pressed()).toHaveLength(1));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('button', { name: 'Pause' });
  const [lost, again] = pressed();
  expect(again).toEqual(lost);
});

it('goes back to the slot that was left by mistake', async () => {
  open({ role: 'STAFF' });
  const left = aClock(start, { kind: 'SLOT', slot: 2 });
  const pressed = timed(left, aClock(start, { kind: 'PAUSE' }));
  const { user } = visit(control);
  await user.click(await screen.findByRole('button', { name: 'Back to slot 1, 4:00 left' }));
  expect(await screen.findByRole('button', { name: 'Stop for an incident' })).toBeEnabled();
  expect(pressed()).toMatchObject([{ kind: 'BACK', version: 3 }]);
});

it('says who is called and who is next on each route, where queues know it', async () => {
  open({ role: null, routes: [aRoute()] });
  timed(aClock(start));
  const climber = (name: string, call: 'NOW' | null) => ({ user: crypto.randomUUID(), name, call });
  api.answer({
    [`GET competitions/${competition}/queue-wall`]: {
      data: [
        { route: aRoute().uuid, waiting: 2, next: [climber('Ada Rock', 'NOW'), climber('Bo Hill', null)] },
      ],
    },
  });
  visit(wall, false);
  const [line] = await screen.findAllByRole('listitem');
  await waitFor(() => expect(line).toHaveTextContent(/\S+.*Now Ada Rock.*Next Bo Hill/));
});

it('keeps the time of one route', async () => {
  open({ role: 'STAFF', routes: [aRoute()] });
  const pressed = timed(aClock(start));
  const { user } = visit(control);
  await user.click(await screen.findByRole('button', { name: 'Keep the time left' }));
  await waitFor(() => expect(pressed()).toMatchObject([{ kind: 'KEEP', route: aRoute().uuid }]));
});

it('begins with a format, changed by hand, and takes no time that is none', async () => {
  open({ role: 'STAFF' });
  const pressed = timed({ stage, clock: null });
  const { user } = visit(control);
  await user.click(await screen.findByRole('button', { name: 'Lead' }));
  const climbing = screen.getByLabelText('Climbing');
  await user.clear(climbing);
  await user.type(climbing, '4:75');
  expect(screen.getByText('Write minutes and seconds, like 4:00.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use this format' })).toBeDisabled();
  await user.clear(climbing);
  await user.type(climbing, '4:30');
  await user.click(screen.getByRole('button', { name: 'Use this format' }));
  await waitFor(() =>
    expect(pressed()).toMatchObject([{ kind: 'SET', version: 0, plan: { ...clockPlans.LEAD, climb: 270 } }]),
  );
});

it('is run by organisers only', async () => {
  open({ role: 'JUDGE' });
  timed(aClock());
  visit(control);
  expect(await screen.findByText(/organisers/i)).toBeVisible();
});
