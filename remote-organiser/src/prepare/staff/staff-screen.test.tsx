// The screen in the set-up's frame, against a real HTTP server in this process that plays the API.
import type { Invitation, Judge } from '@topout/contract';
import {
  aProfile,
  type ApiCall,
  expectedErrors,
  fakeApi,
  refuse,
  renderRoutes,
  Reply,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { twoCategories, uuidOf } from '../../run/board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const path = `competitions/${someCompetition}`;

const aPerson = (n: number, more: Partial<Judge> = {}): Judge => ({
  uuid: uuidOf(n),
  name: `Jo ${n}`,
  role: 'JUDGE',
  pending: false,
  email: `jo${n}@example.org`,
  picture: null,
  lastSeenAt: null,
  ...more,
});
const people = [
  aPerson(1, { pending: true, name: 'Nia New' }),
  aPerson(2),
  aPerson(3, { role: 'STAFF' }),
  aPerson(4, { role: 'MASTER', name: 'Maja Master' }),
];

const anInvitation = (n: number, more: Partial<Invitation> = {}): Invitation => ({
  uuid: uuidOf(n),
  email: `kim${n}@example.org`,
  role: 'JUDGE',
  sentAt: '2026-11-21T09:00:00Z',
  state: 'sent',
  acceptedBy: null,
  ...more,
});
const invitations = [
  anInvitation(31),
  anInvitation(32, { state: 'expired' }),
  anInvitation(33, { role: 'STAFF' }),
  anInvitation(34, { state: 'accepted', acceptedBy: 'Kim Belay' }),
];

function arrive(role: 'MASTER' | 'STAFF', confirmed = true) {
  api.answer({
    [`GET ${path}`]: twoCategories({
      role,
      judgingGroups: [
        {
          uuid: uuidOf(60),
          name: 'Cave',
          version: 1,
          routes: [],
          judges: [{ uuid: uuidOf(2), name: 'Jo 2', email: null, picture: null }],
        },
      ],
    }),
    [`GET ${path}/judges`]: people,
    'GET profiles/me': aProfile({ emailConfirmed: confirmed }),
    'POST auth/sign-in-link': () => undefined,
    [`GET ${path}/live-state`]: {
      at: '2026-11-21T12:00:00Z',
      categories: [],
      routesWithoutJudge: [],
      queues: [],
      judges: [
        { uuid: uuidOf(2), name: 'Jo 2', role: 'JUDGE', lastSeenAt: '2026-11-21T11:59:50Z', unsent: 3 },
      ],
      held: 0,
      firstHeld: null,
      disputes: 0,
      unconfirmed: 0,
      judgeRequests: 1,
      pace: [],
    },
    [`POST ${path}/presence`]: new Reply(204),
    [`PATCH ${path}/judges/${uuidOf(1)}`]: aPerson(1),
    [`PATCH ${path}/judges/${uuidOf(2)}`]: aPerson(2),
    [`DELETE ${path}/judges/${uuidOf(2)}`]: new Reply(204),
    [`POST ${path}/judges/invite`]: new Reply(204),
    [`GET ${path}/invitations`]: invitations,
    [`DELETE ${path}/invitations/${uuidOf(31)}`]: new Reply(204),
  });
  return renderRoutes(routes, { at: `/${someCompetition}/setup/staff`, signedInAs: someUuid });
}
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};
const patched = (n: number) =>
  api.called(`PATCH ${path}/judges/${uuidOf(n)}`).map(({ body }: ApiCall) => body);

it('lets in who waits, or refuses after a question', async () => {
  const { user } = arrive('STAFF');
  const requests = within(await screen.findByRole('region', { name: /Waiting for approval/ }));
  await user.click(requests.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(patched(1)).toEqual([{ approved: true }]));
  const refuse = requests.getByRole('button', { name: 'Refuse' });
  await waitFor(() => expect(refuse).toBeEnabled());
  await user.click(refuse);
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse Nia New?' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(patched(1)).toEqual([{ approved: true }, { approved: false }]));
});

it('says who is there, in which areas, with what unsent', async () => {
  arrive('MASTER');
  const row = await rowOf('Jo 2');
  expect(await row.findByText('Online')).toBeVisible();
  expect(row.getByText('3 unsent')).toBeVisible();
  expect(row.getByText('jo2@example.org · Cave')).toBeVisible();
});

it('lets the master judge give roles, and nobody change the master’s', async () => {
  const { user } = arrive('MASTER');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Jo 2' }), 'Staff judge');
  await waitFor(() => expect(patched(2)).toEqual([{ role: 'STAFF_JUDGE' }]));
  const master = await rowOf('Maja Master');
  expect(master.queryByRole('combobox')).not.toBeInTheDocument();
  expect(master.queryByRole('button')).not.toBeInTheDocument();
});

it('lets staff remove judges, and no staff', async () => {
  const { user } = arrive('STAFF');
  expect((await rowOf('Jo 3')).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click((await rowOf('Jo 2')).getByRole('button', { name: 'Remove Jo 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Jo 2?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.called(`DELETE ${path}/judges/${uuidOf(2)}`)).toHaveLength(1));
});

it('invites by e-mail', async () => {
  const { user } = arrive('STAFF');
  const field = await screen.findByRole('textbox', { name: 'E-mail addresses' });
  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(screen.getByText('“nobody” is no e-mail address')).toBeVisible();
  await user.type(field, '@example.org');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation to nobody@example.org is on its way.')).toBeVisible();
  expect(api.called(`POST ${path}/judges/invite`)[0]?.body).toEqual({
    email: 'nobody@example.org',
    role: 'JUDGE',
  });
});

it('asks for the own address before anybody is invited in its name', async () => {
  const { user } = arrive('STAFF', false);
  expect(await screen.findByText(/^Invitations go out in your name/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'E-mail addresses' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText(/^A link is on its way to ada@example.org\./)).toBeVisible();
  expect(api.called('POST auth/sign-in-link')[0]?.body).toEqual({
    email: 'ada@example.org',
    page: `/sign-in?next=%2F${someCompetition}%2Fsetup%2Fstaff`,
  });
});

it('lets the master judge invite staff, and nobody else', async () => {
  const { user } = arrive('MASTER');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Staff');
  await user.type(screen.getByRole('textbox', { name: 'E-mail addresses' }), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('The invitation to ada@example.org is on its way.');
  expect(api.called(`POST ${path}/judges/invite`)[0]?.body).toEqual({
    email: 'ada@example.org',
    role: 'STAFF',
  });
});

it('says what became of invitations, sends them again and withdraws them', async () => {
  const { user } = arrive('STAFF');
  const list = within(await screen.findByRole('region', { name: /^Invitations/ }));
  expect(await list.findByText('Judge · Sent 3 hours ago')).toBeVisible();
  expect(list.getByText('Judge · Expired')).toBeVisible();
  expect(list.getByText('Staff · Sent 3 hours ago')).toBeVisible();
  expect(list.getByText('Judge · Accepted by Kim Belay')).toBeVisible();
  // Neither accepted invitations, nor roles that only the master judge may give.
  expect(list.getAllByRole('button')).toHaveLength(4);

  await user.click(list.getByRole('button', { name: 'Send again to kim32@example.org' }));
  await waitFor(() =>
    expect(api.called(`POST ${path}/judges/invite`).map(({ body }: ApiCall) => body)).toEqual([
      { email: 'kim32@example.org', role: 'JUDGE' },
    ]),
  );
  const withdraw = list.getByRole('button', { name: 'Withdraw the invitation to kim31@example.org' });
  await user.click(withdraw);
  const dialog = within(
    screen.getByRole('dialog', { name: 'Withdraw the invitation to kim31@example.org?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(api.called(`DELETE ${path}/invitations/${uuidOf(31)}`)).toHaveLength(1));
});

it('invites a pasted list, names what is no address, and keeps what could not be sent', async () => {
  const { user } = arrive('STAFF');
  const field = await screen.findByRole('textbox', { name: 'E-mail addresses' });
  await user.click(field);
  await user.paste('a@example.org, nobody\nb@example.org; c@example.org A@example.org');
  await user.click(screen.getByRole('button', { name: 'Send 3 invitations' }));
  expect(field).toHaveAccessibleDescription('“nobody” is no e-mail address');
  expect(api.called(`POST ${path}/judges/invite`)).toEqual([]);

  await user.clear(field);
  await user.paste('a@example.org b@example.org c@example.org');
  expectedErrors();
  api.answer({
    [`POST ${path}/judges/invite`]: ({ body }: ApiCall) =>
      JSON.stringify(body).includes('a@example') ? new Reply(204) : refuse(400, 'request.invalid'),
  });
  await user.click(screen.getByRole('button', { name: 'Send 3 invitations' }));
  expect(await screen.findByText('The invitation to a@example.org is on its way.')).toBeVisible();
  expect(field).toHaveValue('b@example.org\nc@example.org');

  api.answer({ [`POST ${path}/judges/invite`]: new Reply(204) });
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations are on their way.')).toBeVisible();
  expect(field).toHaveValue('');
});
