// The screen in the real router, against a real HTTP server in this process that plays the API.
import { readSession } from '@topout/api-client';
import { showTicketCode, ticketCode } from '@topout/domain';
import {
  aProfile,
  breakLine,
  fakeApi,
  fakeCamera,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes, tokens } from '../enter/testing.tsx';

const api = fakeApi();
const { shows } = fakeCamera();
const page = `/${someCompetition}/ticket`;
const code = ticketCode(new Uint8Array([17, 30, 5, 8, 0, 21, 3, 12]));
const holder = { competition: someCompetition, user: someUuid, name: 'Kim Climber' };
const session = 'POST tickets/session';
const claim = 'POST tickets/claim';

beforeEach(() => {
  sessionStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'GET profiles/me': aProfile({ name: 'Ada Account' }),
    'GET profiles/me/children': [],
    [session]: { ...tokens, ticket: holder },
    'POST auth/revoke': {},
  });
});

const atHome = () => screen.findByText('The competition’s home');
const codesSent = (call: string) => api.called(call).map(({ body }) => body);

it('signs in with a scanned code, which leaves the address bar, and opens the card', async () => {
  const { router } = renderRoutes(allRoutes, { at: `${page}#${showTicketCode(code)}` });
  expect(await atHome()).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: `/${someCompetition}`, hash: '' });
  expect(codesSent(session)).toEqual([{ code: showTicketCode(code) }]);
  expect(readSession()).toMatchObject({ accessToken: 'a', profile: null, ticket: holder });
  // Nothing asks for a person's things.
  expect(api.called('GET profiles/me')).toEqual([]);
});

it('signs in with a code typed in small letters, with spaces', async () => {
  const { user } = renderRoutes(allRoutes, { at: page });
  await user.type(await screen.findByLabelText('Code on the ticket'), ` ${code.toLowerCase()} `);
  await user.click(screen.getByRole('button', { name: 'Open my card' }));
  expect(await atHome()).toBeVisible();
  expect(readSession().ticket).toEqual(holder);
});

it('signs in with the ticket in front of the camera, and says what is none', async () => {
  shows(`https://topout.example/${someCompetition}?route=${someUuid}`);
  const { user } = renderRoutes(allRoutes, { at: page });
  await user.click(await screen.findByRole('button', { name: 'Scan the ticket' }));
  expect(await screen.findByText('This is not the code of a ticket.')).toBeVisible();
  shows(`https://topout.example/${someCompetition}/ticket#${showTicketCode(code)}`);
  expect(await atHome()).toBeVisible();
  expect(codesSent(session)).toEqual([{ code }]);
});

it('takes a code at the short address, which names no competition', async () => {
  const { user } = renderRoutes(allRoutes, { at: '/ticket' });
  await user.type(await screen.findByLabelText('Code on the ticket'), code);
  await user.click(screen.getByRole('button', { name: 'Open my card' }));
  expect(await atHome()).toBeVisible();
});

it('says that a code has a typing mistake without asking the server', async () => {
  const { user } = renderRoutes(allRoutes, { at: page });
  await user.type(await screen.findByLabelText('Code on the ticket'), 'ABCD-EFGHK');
  await user.click(screen.getByRole('button', { name: 'Open my card' }));
  expect(await screen.findByText('That code has a typing mistake.')).toBeVisible();
  expect(codesSent(session)).toEqual([]);
});

it('keeps a scanned code that nobody has in the field', async () => {
  api.answer({ [session]: refuse(404, 'ticket.unknown', 'This code signs nobody in any more.') });
  renderRoutes(allRoutes, { at: `${page}#${code}` });
  expect(await screen.findByLabelText('Code on the ticket')).toHaveValue(code);
  expect(readSession().ticket).toBeUndefined();
});

it('keeps a typed code that was refused, and tries it again', async () => {
  api.answer({ [session]: breakLine });
  const { user } = renderRoutes(allRoutes, { at: page });
  await user.type(await screen.findByLabelText('Code on the ticket'), code);
  await user.click(screen.getByRole('button', { name: 'Open my card' }));
  await waitFor(() => expect(codesSent(session)).toHaveLength(1));
  expect(await screen.findByLabelText('Code on the ticket')).toHaveValue(code);
  api.answer({ [session]: { ...tokens, ticket: holder } });
  await user.click(screen.getByRole('button', { name: 'Open my card' }));
  expect(await atHome()).toBeVisible();
});

describe('with an account signed in', () => {
  const open = () => renderRoutes(allRoutes, { at: `${page}#${code}`, signedInAs: someUuid });

  it('asks before it changes anything', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Use this ticket?' })).toBeVisible();
    expect(await screen.findByText(/You are signed in as Ada Account/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await atHome()).toBeVisible();
    expect(codesSent(session)).toEqual([]);
    expect(readSession().profile).toBe(someUuid);
  });

  it('signs the account out and uses the ticket', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out and use the ticket' }));
    expect(await atHome()).toBeVisible();
    expect(readSession()).toMatchObject({ profile: null, ticket: holder });
    await waitFor(() => expect(api.called('POST auth/revoke')).toHaveLength(1));
  });

  it('keeps the account signed in if nobody has that code', async () => {
    api.answer({ [session]: refuse(404, 'ticket.unknown') });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out and use the ticket' }));
    expect(await screen.findByLabelText('Code on the ticket')).toBeVisible();
    expect(readSession().profile).toBe(someUuid);
  });

  it('adds the entry to the account', async () => {
    api.answer({ [claim]: { competition: someCompetition, entry: someUuid } });
    const { user } = open();
    await screen.findByText(/You are signed in as Ada Account/);
    await user.click(screen.getByRole('button', { name: 'It’s mine: add it to my account' }));
    expect(await atHome()).toBeVisible();
    expect(codesSent(claim)).toEqual([{ code }]);
    expect(readSession().profile).toBe(someUuid);
  });

  it('offers to add the entry only once it is known whether the address is confirmed', async () => {
    let answer: () => void = () => undefined;
    const line = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const me = aProfile({ email: 'ada@example.org', emailConfirmed: false });
    api.answer({ 'GET profiles/me': () => line.then(() => me) });
    open();
    expect(await screen.findByRole('button', { name: 'It’s mine: add it to my account' })).toBeDisabled();
    answer();
    expect(await screen.findByRole('button', { name: 'Send the mail' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /add it to my account/ })).toBeNull();
  });

  it('mails the link that confirms a new account’s address, which the entry waits for', async () => {
    const me = aProfile({ name: 'Ada Account', email: 'ada@example.org', emailConfirmed: false });
    api.answer({ 'GET profiles/me': me, 'POST auth/sign-in-link': () => undefined });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send the mail' }));
    expect(await screen.findByText(/^A link is on its way to ada@example.org/)).toBeVisible();
    expect(codesSent('POST auth/sign-in-link')).toEqual([
      { email: 'ada@example.org', page: `/sign-in?next=${encodeURIComponent(page)}` },
    ]);
    expect(screen.queryByRole('button', { name: /add it to my account/ })).toBeNull();
  });
});
