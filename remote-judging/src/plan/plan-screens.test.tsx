import type { PlanChangeBody, StagePlanAnswer } from '@topout/contract';
import { clockOf, planPresets } from '@topout/domain';
import { refuse, Reply, screen, waitFor, within } from '@topout/testing';
import { competition, gym, women } from '../testing/gym.tsx';
import { aPlan, entries, routes, stage, starters } from './testing.ts';

const { api, open, visit } = gym();
const address = `/${competition}/plan`;
/** A server with a plan, which answers each change with the next. */
function planned(shown: StagePlanAnswer, ...next: readonly (StagePlanAnswer | Reply)[]) {
  const answers = [...next];
  let now = shown;
  api.answer({
    [`GET competitions/${competition}/plan`]: () => now,
    [`POST competitions/${competition}/plan/changes`]: () => {
      const answer = answers.shift() ?? now;
      if (answer instanceof Reply) return answer;
      now = answer;
      return new Reply(201, answer);
    },
  });
  return () =>
    api.called(`POST competitions/${competition}/plan/changes`).map(({ body }) => body as PlanChangeBody);
}

const rowOf = async (slot: number) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${slot}\\b`) })).closest('tr') as HTMLElement;

it('shows who is where in each slot, and the slot of now', async () => {
  open({ role: null, routes });
  const [ada, bea, cleo] = starters;
  planned(aPlan([ada ?? null, bea ? { ...bea, status: 'DNS' } : null, null, cleo ?? null]));
  const clock = clockOf([
    { at: Date.now() - 700_000, action: { kind: 'SET', plan: planPresets.ROTATION_5.times } },
    { at: Date.now() - 640_000, action: { kind: 'START' } },
  ]);
  api.answer({
    [`GET competitions/${competition}/clock`]: {
      stage,
      clock: clock && { ...clock, kept: [...clock.kept], from: null },
    },
  });
  visit(address, false);
  await screen.findByText('Now');
  expect(await rowOf(3)).toHaveTextContent(/Now.*free.*Ada Ascent/);
  expect(await rowOf(3)).toHaveAttribute('aria-current', 'time');
  expect(await rowOf(2)).toHaveTextContent(/Bea Block DNS/);
  expect(screen.queryByRole('link', { name: 'Change the plan' })).not.toBeInTheDocument();
});

it('begins with the own slots, as a file for the calendar too', async () => {
  const [first] = entries;
  open({
    role: null,
    routes,
    competition: {
      userEntry: first ? { ...first, user: { ...first.user }, category: women, waitingPosition: null } : null,
    },
  });
  planned(aPlan());
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = visit(address);
  const own = await screen.findByRole('region', { name: 'Your slots' });
  expect(within(own).getAllByRole('listitem')).toHaveLength(2);
  expect(own).toHaveTextContent(/Slot 1.*Next.*Slot 3/);
  await user.click(within(own).getByRole('button', { name: 'Add to calendar' }));
  expect(saved[0]?.type).toBe('text/calendar');
});

it('says that there is no plan yet', async () => {
  open({ role: null });
  planned({ stage, version: 0, plan: null, missing: [] });
  visit(address, false);
  expect(await screen.findByText('There is no plan yet')).toBeVisible();
});

it('is made by one press, changed by hand and undone, each on the plan that was seen', async () => {
  open({ role: 'STAFF', routes });
  const [ada = null, ...others] = starters;
  const changed = planned(
    { stage, version: 0, plan: null, missing: [] },
    aPlan(),
    aPlan([...others, ada], 2),
    aPlan(starters, 3),
  );
  const { user } = visit(`${address}/control`);
  await user.click(await screen.findByRole('button', { name: 'Final with overlap' }));
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  await user.click(await screen.findByRole('button', { name: 'Change Ada Ascent' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to the end' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the last change' }));
  await screen.findByRole('button', { name: 'Move Ada Ascent down' });
  expect(changed()).toMatchObject([
    { kind: 'MAKE', version: 0, stage, choice: { format: 'OVERLAP', rest: 3, times: { slots: 500 } } },
    { kind: 'MOVE', version: 1, entry: ada?.entry, place: 3 },
    { kind: 'UNDO', version: 2 },
  ]);
});

it('makes once what is pressed again after the answer was lost', async () => {
  open({ role: 'STAFF', routes });
  const [ada = null, ...others] = starters;
  const changed = planned(aPlan(), new Reply(502, ''), aPlan([...others, ada], 2));
  const { user } = visit(`${address}/control`);
  const down = () => user.click(screen.getByRole('button', { name: 'Move Ada Ascent down' }));
  await screen.findByRole('button', { name: 'Move Ada Ascent down' });
  await down();
  expect(await screen.findByRole('alert')).toBeVisible();
  await down();
  await waitFor(() => expect(changed()).toHaveLength(2));
  const [lost, again] = changed();
  expect(again).toEqual(lost);
});

it('says why a change was not made', async () => {
  open({ role: 'STAFF', routes });
  const message = 'Maja Master left a gap in the meantime. Look at the plan, then change it again.';
  planned(aPlan(), refuse(409, 'plan.moved', message));
  const { user } = visit(`${address}/control`);
  await user.click(await screen.findByRole('button', { name: 'Move Ada Ascent down' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('says of a plan of lead how much rest it leaves, and who rests too little', async () => {
  open({ role: 'STAFF', routes });
  const { plan, ...shown } = aPlan();
  planned({ ...shown, plan: plan && { ...plan, format: 'LEAD', ...planPresets.LEAD, rest: 0 } });
  const { user } = visit(`${address}/control`);
  expect(
    await screen.findByText(/^Ada Ascent rests 0:00 between two routes, and 2 more climbers/),
  ).toBeVisible();
  await user.click(screen.getByText('Format and times'));
  await user.click(screen.getByRole('button', { name: 'Lead' }));
  expect(screen.getByText('At least 53:20 between two routes; rules ask for 50 minutes')).toBeVisible();
});
