import { screen } from '@topout/testing';
import { competition, gym, men } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const address = `/${competition}/screen/control`;

/** A server that keeps what it is told. */
function steerable() {
  let state = {
    categories: [],
    columns: null,
    seconds: 12,
    paused: false,
    message: '',
    step: 0,
    reloads: 0,
    version: 0,
  };
  api.answer({
    [`GET competitions/${competition}/screen`]: () => state,
    [`PUT competitions/${competition}/screen`]: ({ body }: { body: unknown }) => {
      const { turn: _turn, reload: _reload, ...kept } = body as Record<string, unknown>;
      state = { ...state, ...kept, version: state.version + 1 };
      return state;
    },
  });
  return () => api.called(`PUT competitions/${competition}/screen`).map(({ body }) => body);
}

it('tells the screens each change at once, and leaves the rest as it is', async () => {
  open({ role: 'STAFF' });
  const told = steerable();
  const { user } = visit(address);
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Forward' }));
  await user.click(screen.getByRole('button', { name: men.name }));
  expect(await screen.findByRole('button', { name: men.name, pressed: true })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Side by side'), '2 side by side');
  await screen.findByDisplayValue('2 side by side');

  const still = { categories: [], columns: null, seconds: 12, paused: true, message: '' };
  expect(told()).toEqual([
    still,
    { ...still, turn: 1 },
    { ...still, categories: [men.uuid] },
    { ...still, categories: [men.uuid], columns: 2 },
  ]);
  expect(screen.getByText('The screens stand still.')).toBeVisible();
});

it('shows a message and takes it away again', async () => {
  open({ role: 'STAFF' });
  const told = steerable();
  const { user } = visit(address);
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), ' Lunch ');
  await user.click(screen.getByRole('button', { name: 'Show message' }));
  await user.click(await screen.findByRole('button', { name: 'Remove message' }));
  expect(told()).toMatchObject([{ message: 'Lunch' }, { message: '' }]);
});

it('is for organisers only', async () => {
  open({ role: 'JUDGE' });
  visit(address);
  expect(await screen.findByText('Not for your role')).toBeVisible();
});
