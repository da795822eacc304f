import { aCompetition, fireEvent, refuse, Reply, screen, waitFor, within } from '@topout/testing';
import { competition, groupId, gym, men } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const address = `/${competition}/screen/control`;

interface Order {
  readonly name: string;
  readonly own: boolean;
}

const anOrder = (name: string, more: object = {}) => ({
  name,
  own: false,
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  shows: 'BOARDS',
  raffle: 0,
  step: 0,
  reloads: 0,
  version: 0,
  ...more,
});

/** A server that keeps the settings it receives, for screens with these names. */
function steerable(...names: string[]) {
  let screens: Order[] = ['', ...names].map((name) => anOrder(name));
  const all = () => ({ screens, open: screens.map(({ name }) => name).filter((name) => name === 'left') });
  const put = ({ path, body }: { path: string; body: unknown }) => {
    const { turn: _turn, reload: _reload, ...kept } = body as Record<string, unknown>;
    const name = new URLSearchParams(path.split('?')[1]).get('screen') ?? '';
    screens = screens.map((one) => (one.name === name ? { ...one, ...kept, own: name !== '' } : one));
    return all();
  };
  const at = `competitions/${competition}/screen`;
  api.answer({
    [`GET ${at}s`]: all,
    [`PUT ${at}`]: put,
    [`POST ${at}s`]: ({ body }: { body: unknown }) => {
      screens = [...screens, anOrder((body as Order).name)];
      return new Reply(201, all());
    },
    [`DELETE ${at}s/left`]: () => {
      screens = screens.filter(({ name }) => name !== 'left');
      return all();
    },
    [`DELETE ${at}s/left/order`]: () => {
      screens = screens.map((one) => ({ ...one, own: false }));
      return all();
    },
  });
  return () => api.called(`PUT ${at}`).map(({ body }) => body);
}

it('tells the screens each change at once, and leaves the rest as it is', async () => {
  open({ role: 'STAFF' });
  const told = steerable();
  const { user } = visit(address);
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: men.name }));
  expect(await screen.findByRole('button', { name: men.name, pressed: true })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Side by side'), '2 side by side');
  await screen.findByDisplayValue('2 side by side');

  // Anything else would undo what somebody else has changed meanwhile.
  expect(told()).toEqual([{ paused: true }, { turn: 1 }, { categories: [men.uuid] }, { columns: 2 }]);
  expect(screen.getByText('The screens are paused.')).toBeVisible();
});

it('keeps each of several quick changes', async () => {
  open({ role: 'STAFF' });
  const told = steerable();
  visit(address);
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'Pause' });
  for (const name of ['Pause', men.name, 'Next', 'Next', 'Pause']) click(name);
  await waitFor(() => expect(told()).toHaveLength(5));
  expect(told()).toEqual([
    { paused: true },
    { categories: [men.uuid] },
    { turn: 1 },
    { turn: 1 },
    { paused: false },
  ]);
});

it('lets the screens show the board of teams', async () => {
  open({ role: 'STAFF', settings: { ...aCompetition().settings, teamsEnabled: true } });
  const told = steerable();
  const { user } = visit(address);
  await user.click(await screen.findByRole('button', { name: 'Teams' }));
  expect(await screen.findByRole('button', { name: 'Teams', pressed: true })).toBeVisible();
  expect(told()).toMatchObject([{ categories: [competition] }]);
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

it('steers one screen alone, and lets it follow the others again', async () => {
  open({ role: 'STAFF' });
  steerable('left', 'right');
  const { user } = visit(address);
  await user.click(await screen.findByRole('button', { name: 'left' }));
  expect(screen.getByText('left follows the other screens until you change something here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('The screen is paused.')).toBeVisible();
  const [told] = api.called(`PUT competitions/${competition}/screen`);
  expect(told?.path).toMatch(/screen\?screen=left$/);

  await user.click(screen.getByRole('button', { name: 'right' }));
  expect(screen.getByText('The screen changes every 12 seconds.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'left' }));
  await user.click(screen.getByRole('button', { name: 'Follow the other screens' }));
  expect(await screen.findByText(/^left follows the other screens/)).toBeVisible();
});

it('gives a screen a name, shows the way to it, and takes the name away', async () => {
  open({ role: 'STAFF' });
  steerable();
  const { user } = visit(address);
  await user.type(await screen.findByRole('textbox', { name: 'Name of another screen' }), '?!');
  await user.click(screen.getByRole('button', { name: 'Add screen' }));
  expect(screen.getByText('Use only the letters a to z and digits.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Name of another screen' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of another screen' }), 'Left');
  await user.click(screen.getByRole('button', { name: 'Add screen' }));

  expect(await screen.findByRole('button', { name: 'left', pressed: true })).toBeVisible();
  const path = `/${competition}/screen?screen=left`;
  expect(screen.getByRole('link', { name: 'Open this screen' })).toHaveAttribute('href', path);
  expect(screen.getByText(window.location.origin + path)).toBeVisible();
  expect(screen.getByTitle('Code of the screen left')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove this screen' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove this screen' }),
  );
  expect(await screen.findByRole('link', { name: 'Open a screen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'left' })).not.toBeInTheDocument();
});

it('says why a name cannot be had', async () => {
  open({ role: 'STAFF' });
  steerable();
  const message = 'There is a screen "left" already.';
  api.answer({
    [`POST competitions/${competition}/screens`]: refuse(409, 'screen.taken', message),
  });
  const { user } = visit(address);
  await user.type(await screen.findByRole('textbox', { name: 'Name of another screen' }), 'left');
  await user.click(screen.getByRole('button', { name: 'Add screen' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('is for organisers only', async () => {
  open({ role: 'JUDGE' });
  visit(address);
  expect(await screen.findByText('Not for your role')).toBeVisible();
});

it('says which screens are open right now', async () => {
  open({ role: 'STAFF' });
  steerable('left', 'right');
  visit(address);
  expect(await screen.findByText('Open right now: left.')).toBeVisible();
});

it('lets the screens show the queues, where climbers join any', async () => {
  open({
    role: 'STAFF',
    competition: {
      routeGroups: [
        {
          uuid: groupId,
          name: 'All',
          categories: [],
          scoredBy: 'CLIMBERS',
          climbersQueue: true,
          confirmedBy: 'NOBODY',
        },
      ],
    },
  });
  const told = steerable();
  const { user } = visit(address);
  await user.click(await screen.findByRole('button', { name: 'Queues' }));
  expect(told()).toMatchObject([{ shows: 'QUEUES' }]);
});

it('shows the raffle, draws the next prize once the last name is known, and goes back to the boards', async () => {
  open({ role: 'STAFF' });
  const told = steerable();
  const path = `competitions/${competition}/raffle`;
  const aDraw = (at: number) => ({
    uuid: groupId,
    user: null,
    name: 'Ada Ash',
    drawnBy: null,
    among: 2,
    absent: false,
    drawnAt: new Date(at).toISOString(),
  });
  const raffle = (at: number | null) => ({
    version: 1,
    drawnFrom: 'RESULTS',
    least: 1,
    prizes: [
      { uuid: men.uuid, name: 'Chalk bag', draws: at === null ? [] : [aDraw(at)] },
      { uuid: groupId, name: 'Rope', draws: [] },
    ],
    pool: [{ user: men.uuid, name: 'Bea Ash', category: 'Men' }],
  });
  let drawnAt: number | null = null;
  // It is read again every few seconds.
  api.answer({
    [`GET ${path}`]: () => raffle(drawnAt),
    [`POST ${path}/draws`]: () => raffle((drawnAt = Date.now() - 1_000)),
  });
  const { user } = visit(address);
  await user.click(await screen.findByRole('button', { name: 'Raffle' }));
  await user.click(await screen.findByRole('button', { name: 'Draw: Chalk bag' }));
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Drawing...' })).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Draw: Rope' }, { timeout: 4_000 })).toBeEnabled();
  expect(api.called(`POST ${path}/draws`)).toMatchObject([{ body: { prize: men.uuid } }]);
  await user.click(screen.getByRole('button', { name: 'Boards' }));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  await waitFor(() => expect(told()).toMatchObject([{ shows: 'RAFFLE' }, { shows: 'BOARDS' }]));
});
