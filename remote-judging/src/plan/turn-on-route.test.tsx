import { clockOf, planPresets } from '@topout/domain';
import { screen, waitFor } from '@topout/testing';
import { competition, gym, routeId } from '../testing/gym.tsx';
import { aPlan, entries, routes, stage } from './testing.ts';

const { api, open, visit } = gym();
const { times } = planPresets.ROTATION_5;

/** A judge's phone in the change-over before the second slot, which begins in so many milliseconds. */
function beforeSecondSlot(leftMs: number) {
  open({ routes, entries });
  const started = Date.now() - (times.climb + times.change) * 1_000 + leftMs;
  const clock = clockOf([
    { at: started, action: { kind: 'SET', plan: times } },
    { at: started, action: { kind: 'START' } },
  ]);
  api.answer({
    [`GET competitions/${competition}/plan`]: aPlan(),
    [`GET competitions/${competition}/clock`]: {
      stage,
      clock: clock && { ...clock, kept: [...clock.kept], from: null },
    },
  });
  return `/${competition}/judge/${routeId(1)}`;
}

const [ada = '', bea = ''] = entries.map(({ user }) => user.uuid);

it('says whose slot it is and who is next, and opens the next climber as the slot changes', async () => {
  const route = beforeSecondSlot(6_000);
  const { router } = visit(route);
  const plan = await screen.findByRole('region', { name: 'By the plan' }, { timeout: 5_000 });
  expect(plan).toHaveTextContent('Now Ada Ascent Next Bea Block');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${route}/${bea}`), { timeout: 10_000 });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument());
}, 20_000);

it('stays with what the judge is entering, and offers the next climber', async () => {
  const route = beforeSecondSlot(6_000);
  const { user, router } = visit(`${route}/${ada}`);
  await user.click(await screen.findByRole('button', { name: 'Top' }, { timeout: 5_000 }));
  expect(await screen.findByRole('link', { name: 'Open' }, { timeout: 10_000 })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${route}/${ada}`);
}, 20_000);
