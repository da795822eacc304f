import { screen, waitFor } from '@topout/testing';
import { anAttempt, anEntry, aSportRoute, competition, gym, routeId, userId } from '../../testing/gym.tsx';

const { open, visit, sent } = gym();
const ada = userId(1);
const queue = `/${competition}/judge/${routeId(1)}`;
const key = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getByRole('status', { name: '' }).textContent;

const arrive = async (options: Parameters<typeof open>[0] = {}) => {
  open({ entries: [anEntry(1, 'Ada Ascent')], routes: [aSportRoute()], ...options });
  const view = visit([queue, `${queue}/${ada}`]);
  await screen.findByRole('button', { name: 'One hold more' });
  const press = async (...names: string[]) => {
    for (const name of names) await view.user.click(key(name));
  };
  return { ...view, press };
};
const more = 'One hold more';
const fewer = 'One hold fewer';

it('shows the hold out of the maximum', async () => {
  const { press } = await arrive();
  await press(more, more);
  expect(shown()).toBe('2of 5 holds');
});

it.each([
  ['plus at the maximum is a top', [more, more, more, more, more], 'TOPall 5 holds'],
  ['minus lowers', [more, more, fewer], '1of 5 holds'],
  ['minus from a top is the maximum less one', ['Top', fewer], '4of 5 holds'],
  ['top and back restores the count', [more, more, 'Top', 'Top'], '2of 5 holds'],
  [
    'top reached by plus and back is 4, where it came from',
    [more, more, more, more, more, 'Top'],
    '4of 5 holds',
  ],
  ['the last hold puts a plus', [more, 'Used last hold'], '1+of 5 holds'],
  ['a change of the count takes the plus away', [more, 'Used last hold', more], '2of 5 holds'],
])('%s', async (_name, keys, text) => {
  const { press } = await arrive();
  await press(...keys);
  expect(shown()).toBe(text);
});

it('opens on a saved top, and toggling it off gives 0', async () => {
  const { press } = await arrive({ attempts: [anAttempt(ada, 1, { success: true, segmentsCount: 5 })] });
  expect(shown()).toBe('TOPall 5 holds');
  await press('Top');
  expect(shown()).toBe('0of 5 holds');
});

it('disables what cannot be', async () => {
  const { press } = await arrive();
  expect([key(fewer), key('Used last hold')].map((button) => button.hasAttribute('disabled'))).toEqual([
    true,
    true,
  ]);
  await press('Top');
  expect([key(more), key('Used last hold')].map((button) => button.hasAttribute('disabled'))).toEqual([
    true,
    true,
  ]);
});

it('saves one result with its note, leaves the queue and goes back', async () => {
  const { press, user, router } = await arrive({ queue: [ada] });
  await press(more, 'Used last hold', '+ Note');
  await user.type(screen.getByPlaceholderText('Add notes here...'), 'slow');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe(queue));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toMatchObject({
    kind: 'attempts.append',
    payload: { attempts: [{ success: false, segmentsCount: 1, usedLastHold: true, notes: 'slow' }] },
  });
  expect(sent()[1]).toMatchObject({ kind: 'queue.remove' });
});

it('replaces a result that is there', async () => {
  const { press } = await arrive({ attempts: [anAttempt(ada, 1, { segmentsCount: 2 })] });
  expect(shown()).toBe('2of 5 holds');
  await press(more, 'Save');
  await waitFor(() => expect(sent('attempts.')[0]).toMatchObject({ kind: 'attempts.replace', base: 1 }));
});

it('saves a climber who reached nothing', async () => {
  const { press } = await arrive();
  await press(more, fewer, 'Save');
  await waitFor(() =>
    expect(sent('attempts.')[0]?.payload).toMatchObject({
      attempts: [{ success: false, segmentsCount: 0 }],
    }),
  );
});

it('takes a number that is typed, 0 as well', async () => {
  const { user, press } = await arrive();
  await press('Type the hold');
  const field = screen.getByRole('textbox', { name: /^Hold, 0 to/ });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '99{Enter}');
  expect(field).toHaveAccessibleName(/^Hold, 0 to \d+$/);
  expect(screen.getByRole('button', { name: 'Set' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '0{Enter}');
  await press('Save');
  await waitFor(() =>
    expect(sent('attempts.')[0]?.payload).toMatchObject({
      attempts: [{ success: false, segmentsCount: 0 }],
    }),
  );
});

it('closes the field once the keys go on', async () => {
  const { press } = await arrive();
  await press('Type the hold', more);
  expect(screen.queryByRole('textbox', { name: /^Hold, 0 to/ })).not.toBeInTheDocument();
  expect(key(more)).toHaveFocus();
});

it('refuses a hold that the route does not have', async () => {
  const { user, press } = await arrive();
  await press('Type the hold');
  const field = screen.getByRole('textbox', { name: /^Hold, 0 to/ });
  await user.clear(field);
  await user.type(field, '6');
  expect(key('Set')).toBeDisabled();
  await user.clear(field);
  await user.type(field, '3');
  await user.click(key('Set'));
  expect(shown()).toBe('3of 5 holds');
  expect(key('Type the hold')).toHaveFocus();
});

it('counts on while a key is held, and takes all of it back at once', async () => {
  const { user, press } = await arrive();
  await press(more);
  await user.pointer({ keys: '[MouseLeft>]', target: key(more) });
  await waitFor(() => expect(shown()).toBe('3of 5 holds'), { timeout: 3_000 });
  await user.pointer({ keys: '[/MouseLeft]', target: key(more) });
  await press('Undo');
  expect(shown()).toBe('1of 5 holds');
});
