import type { OwnTeam } from '@topout/contract';
import { showTicketCode, ticketCode } from '@topout/domain';
import {
  aProfile,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes } from '../testing.tsx';

const api = fakeApi();
const team = `competitions/${someCompetition}/team-members/${someUuid}`;
const code = showTicketCode(ticketCode(new Uint8Array([17, 30, 5, 8, 0, 21, 3, 12])));
const jugs = { uuid: someUuid, name: 'Jugs', code, members: ['Ada Ash', 'Kit E.'] };

function show(own: OwnTeam, teamsEnabled = true) {
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({ teamsEnabled }),
    'GET profiles/me': aProfile({ uuid: someUuid, name: 'Ada Ash' }),
    'GET profiles/me/children': [],
    [`GET ${team}`]: own,
  });
  return renderRoutes(allRoutes, {
    at: `/${someCompetition}/enter/entries/${someUuid}/team`,
    signedInAs: someUuid,
  });
}

it('joins a team by its code', async () => {
  api.answer({ [`POST ${team}`]: { team: jugs, canChange: true } });
  const { user } = show({ team: null, canChange: true });
  await user.type(await screen.findByLabelText('Code of the team'), code.toLowerCase());
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Ada Ash climbs for Jugs.')).toBeVisible();
  expect(screen.getByText('Kit E.')).toBeVisible();
  expect(screen.getByText(code)).toBeVisible();
  expect(api.called(`POST ${team}`).map(({ body }) => body)).toEqual([{ code: code.toLowerCase() }]);
});

it('makes a team, and says so where the name is taken', async () => {
  const message = 'Another team has this name.';
  api.answer({ [`POST ${team}`]: refuse(400, 'team.name_taken', message, { name: [message] }) });
  const { user } = show({ team: null, canChange: true });
  await user.type(await screen.findByLabelText('Name of the team'), 'Jugs');
  await user.click(screen.getByRole('button', { name: 'Make the team' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(api.called(`POST ${team}`).map(({ body }) => body)).toEqual([{ name: 'Jugs' }]);
});

it('lets people leave, and go on without a team', async () => {
  api.answer({ [`DELETE ${team}`]: null });
  const { user } = show({ team: jugs, canChange: true });
  await user.click(await screen.findByRole('button', { name: 'Leave the team' }));
  api.answer({ [`GET ${team}`]: { team: null, canChange: true } });
  await user.click(screen.getAllByRole('button', { name: 'Leave the team' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'Go on without a team' }));
  expect(await screen.findByText('The competition’s home')).toBeVisible();
});

it('says that it is too late, and still shows the team', async () => {
  show({ team: jugs, canChange: false });
  expect(await screen.findByText(/can no longer be changed here/)).toBeVisible();
  expect(screen.getByText('Kit E.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave the team' })).not.toBeInTheDocument();
});

it('leads to the competition where there are no teams', async () => {
  show({ team: null, canChange: true }, false);
  expect(await screen.findByText('The competition’s home')).toBeVisible();
});

it('remembers the team of a link while its reader enters', async () => {
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({ teamsEnabled: true }),
    'GET profiles/me': aProfile({ uuid: someUuid, name: 'Ada Ash' }),
    'GET profiles/me/children': [],
    [`GET ${team}`]: refuse(403, 'forbidden', 'Not entered.'),
  });
  const at = `/${someCompetition}/enter/join-team?code=${code}`;
  const { unmount } = renderRoutes(allRoutes, { at, signedInAs: someUuid });
  await waitFor(() => expect(api.called(`GET ${team}`)).not.toHaveLength(0));
  unmount();
  show({ team: null, canChange: true });
  expect(await screen.findByLabelText('Code of the team')).toHaveValue(code);
});
