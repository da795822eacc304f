import type { Screen } from '@topout/contract';
import { screen } from '@topout/testing';
import { anEntry, competition, gym, women } from '../../testing/gym.tsx';

const { api, open, visit } = gym();
const at = `competitions/${competition}/screen`;
const hall: Screen = {
  name: '',
  own: false,
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  shows: 'BOARDS',
  step: 0,
  reloads: 0,
  raffle: 0,
  version: 0,
};

/** A server with an overlay called `stream`, which takes what it is sent. */
function desk(connected: readonly string[] = []) {
  let stream: Screen = {
    ...hall,
    name: 'stream',
    own: true,
    overlay: { pages: [], topRows: 5, climber: null, quietMinutes: 5 },
  };
  const all = () => ({ screens: [hall, stream], open: connected });
  api.answer({
    [`GET ${at}s`]: all,
    [`PUT ${at}`]: ({ body }: { body: unknown }) => {
      stream = { ...stream, ...(body as Partial<Screen>) };
      return all();
    },
    [`GET competitions/${competition}/entries`]: { data: [anEntry(1, 'Ada Rock')], metadata: { next: null } },
  });
  return () => api.called(`PUT ${at}`).map(({ body }) => (body as Screen).overlay?.pages);
}

it('puts a page on air instead of the one before, several in turn, and nothing', async () => {
  open({ role: 'STAFF' });
  const onAir = desk(['stream']);
  const { user } = visit(`/${competition}/screen/control?screen=stream`);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Nothing is on air.')).toBeVisible();
  await press('Now climbing');
  expect(await screen.findByText('Now climbing is on air.')).toBeVisible();
  await press('First places');
  await screen.findByText('First places is on air.');
  await user.click(screen.getByRole('switch', { name: 'Show several in turn' }));
  await press('Last result');
  expect(await screen.findByText('In turn: First places, Last result.')).toBeVisible();
  await press('Take everything off air');
  await screen.findByText('Nothing is on air.');
  expect(onAir()).toEqual([['now'], ['top'], ['top', 'last'], []]);
});

it('chooses who climbs, and says whether the overlay is there and where it is', async () => {
  open({ role: 'STAFF' });
  desk();
  const { user } = visit(`/${competition}/screen/control?screen=stream`);
  expect(await screen.findByText(/^stream is not connected right now/)).toBeVisible();
  expect(screen.getByText(`${window.location.origin}/overlay/${competition}?screen=stream`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bracket' })).not.toBeInTheDocument();
  await screen.findByRole('option', { name: `Ada Rock, ${women.name}` });
  await user.selectOptions(screen.getByLabelText('Climber'), `Ada Rock, ${women.name}`);
  await screen.findByDisplayValue(`Ada Rock, ${women.name}`);
  expect(api.called(`PUT ${at}`)[0]?.body).toMatchObject({ overlay: { climber: anEntry(1, '').uuid } });
});

it('names a screen for a stream', async () => {
  open({ role: 'STAFF' });
  desk();
  api.answer({ [`POST ${at}s`]: { screens: [hall], open: [] } });
  const { user } = visit(`/${competition}/screen/control`);
  await user.type(await screen.findByRole('textbox', { name: 'Name of another screen' }), 'side');
  await user.click(screen.getByRole('checkbox', { name: 'For a stream' }));
  await user.click(screen.getByRole('button', { name: 'Add screen' }));
  expect(api.called(`POST ${at}s`).map(({ body }) => body)).toEqual([{ name: 'side', overlay: true }]);
});
