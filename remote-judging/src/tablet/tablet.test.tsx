import { keptTablet, readSession, unsentWork } from '@topout/api-client';
import { defaultScoringSettings } from '@topout/domain';
import { act, breakLine, refuse, screen, waitFor } from '@topout/testing';
import { aCard } from '../scorecard/own/testing.ts';
import { anEntry, competition, groupId, gym, men, userId, women } from '../testing/gym.tsx';

const { api, open, visit, sent } = gym();
const page = `/${competition}/tablet`;
const tablets = `GET competitions/${competition}/tablets`;
const session = 'POST tablets/session';
const tablet = { uuid: userId(70), name: 'Tablet 1', madeAt: '2026-11-21T09:00:00Z', usedAt: null };
const kept = { competition, uuid: tablet.uuid, name: 'Tablet 1', secret: 'a-secret', left: [] as string[] };

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

let people = 100;
/** A climber of their own for each test: the outbox keeps everybody's items apart. */
let kim = userId(people);
beforeEach(() => {
  localStorage.removeItem('topout/tablet');
  people += 1;
  kim = userId(people);
});

function jam(role: 'STAFF' | null = null) {
  const group = { uuid: groupId, name: 'All', categories: [women.uuid, men.uuid] };
  open({
    role,
    competition: {
      canSeeLeaderboard: false,
      routeGroups: [{ ...group, scoredBy: 'CLIMBERS', climbersQueue: false, confirmedBy: 'NOBODY' }],
    },
    settings: { scoring: { ...defaultScoringSettings, flashBonus: 20 } },
  });
  api.answer({
    [`GET competitions/${competition}/entries/me`]: { ...aCard(), ...anEntry(people, 'Kim Climber') },
    [session]: () => ({
      accessToken: 'token',
      refreshToken: 'refresh',
      tokenType: 'Bearer',
      expiresIn: 1_800,
      ticket: { competition, user: kim, name: 'Kim Climber' },
    }),
    'POST auth/revoke': {},
    'POST auth/token': { accessToken: 'guest', tokenType: 'Bearer', expiresIn: 1_800 },
  });
}

const handedRound = (left: string[] = []) =>
  localStorage.setItem('topout/tablet', JSON.stringify({ ...kept, left }));
const asksFor = () => screen.findByRole('textbox', { name: 'Start number' });
const opened = () => api.called(session).map(({ body }) => body);

async function typeNumber(user: ReturnType<typeof visit>['user']) {
  await asksFor();
  for (const digit of ['1', '8']) await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Delete the last character' }));
  await user.click(screen.getByRole('button', { name: '7' }));
  await user.click(screen.getByRole('button', { name: 'Open my card' }));
}

it('opens a climber’s card by number, logs, and is ready for the next after Done', async () => {
  jam();
  handedRound();
  const { user } = visit(page, false);
  await typeNumber(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Climber' })).toBeVisible();
  expect(opened()).toEqual([{ secret: 'a-secret', number: '17' }]);
  await user.click(await screen.findByRole('button', { name: /^1 Opening Night/ }));
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await waitFor(() => expect(sent()).toMatchObject([{ kind: 'attempts.append' }]));
  // Nothing leads anywhere else.
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await asksFor()).toHaveValue('');
  expect(readSession().ticket).toBeUndefined();
  expect(api.called('POST auth/revoke')).toHaveLength(1);
});

it('takes what a scanner types, wherever the cursor is', async () => {
  jam();
  handedRound();
  const { user } = visit(page, false);
  expect(await asksFor()).not.toHaveFocus();
  await user.keyboard('17{Enter}');
  await waitFor(() => expect(opened()).toEqual([{ secret: 'a-secret', number: '17' }]));
});

it('says that nobody has a number, and keeps what was typed', async () => {
  jam();
  handedRound();
  api.answer({ [session]: refuse(404, 'tablet.nobody', 'Nobody can log here with that number.') });
  const { user } = visit(page, false);
  await typeNumber(user);
  expect(await screen.findByText('Nobody can log here with that number.')).toBeVisible();
  expect(await asksFor()).toHaveValue('17');
});

it('forgets that it is a tablet once staff took it back', async () => {
  jam();
  handedRound();
  api.answer({ [session]: refuse(401, 'tablet.ended', 'This tablet opens no cards any more.') });
  const { user } = visit(page, false);
  await typeNumber(user);
  expect(await screen.findByText('This tablet opens no cards any more.')).toBeVisible();
  expect(keptTablet(competition)).toBeNull();
});

it('keeps results of a climber who leaves without a network, and sends them before the next', async () => {
  jam();
  handedRound();
  const commands = `POST competitions/${competition}/commands`;
  const { user } = visit(page, false);
  await typeNumber(user);
  await user.click(await screen.findByRole('button', { name: /^1 Opening Night/ }));
  api.answer({ [commands]: breakLine, [session]: breakLine });
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await waitFor(() => expect(unsentWork()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/results of one climber are on this tablet only/)).toBeVisible();
  expect(keptTablet(competition)?.left).toEqual([kim]);

  jam();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(keptTablet(competition)?.left).toEqual([]), { timeout: 5_000 });
  expect(opened().at(-1)).toEqual({ secret: 'a-secret', user: kim });
  await asksFor();
  expect(readSession().ticket).toBeUndefined();
});

it('is handed round by staff, who are signed out of it', async () => {
  jam('STAFF');
  api.answer({
    [tablets]: { data: [] },
    [`POST competitions/${competition}/tablets`]: { ...tablet, secret: 'a-secret' },
  });
  const { user } = visit(page);
  expect(await screen.findByRole('textbox', { name: 'Name of this tablet' })).toHaveValue('Tablet 1');
  await user.click(screen.getByRole('button', { name: 'Sign out and hand it round' }));
  await asksFor();
  expect([readSession().profile, keptTablet(competition)]).toEqual([null, kept]);
});

it('is left by staff who sign in again', async () => {
  jam('STAFF');
  handedRound();
  api.answer({
    [tablets]: { data: [tablet] },
    [`DELETE competitions/${competition}/tablets/${tablet.uuid}`]: () => undefined,
  });
  const { user } = visit(page);
  await user.click(await screen.findByRole('button', { name: 'Leave tablet mode' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(keptTablet(competition)).toBeNull();
});

it('is left by nobody else', async () => {
  jam();
  handedRound();
  const { user } = visit(page);
  expect(await screen.findByText('Only organisers and staff leave tablet mode.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out and hand it on' }));
  await asksFor();
  expect(keptTablet(competition)).toEqual(kept);
});

it('asks staff to sign in where nothing is set up', async () => {
  jam();
  visit(page, false);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in?next=${encodeURIComponent(page)}`,
  );
});
