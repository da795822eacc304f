import type { Teams } from '@topout/contract';
import {
  aCompetition,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  within,
} from '@topout/testing';
import { uuidOf } from '../../board/testing.ts';
import TeamsScreen from './teams-screen.tsx';

const api = fakeApi();
const path = `competitions/${someCompetition}/teams`;
const [jugs, slopers, ada, bea] = [uuidOf(1), uuidOf(2), uuidOf(11), uuidOf(12)];

const person = (user: string, name: string) => ({ user, name, category: 'Open', status: 'ENTERED' as const });
const teams: Teams = {
  teams: [
    { uuid: jugs, name: 'Jugs', code: 'ABCD-EFGHJ', members: [person(ada, 'Ada Ash')] },
    { uuid: slopers, name: 'Slopers', code: 'ABCD-EFGHK', members: [] },
  ],
  without: [person(bea, 'Bea Ash')],
};

function show(teamMost = 1) {
  const competition = aCompetition({ role: 'MASTER' });
  api.answer({
    [`GET competitions/${someCompetition}`]: {
      ...competition,
      settings: { ...competition.settings, teamsEnabled: true, teamLeast: 1, teamMost },
    },
    [`GET ${path}`]: teams,
  });
  return renderRoutes([{ path: '/:competition/teams/edit', element: <TeamsScreen /> }], {
    at: `/${someCompetition}/teams/edit`,
    signedInAs: someUuid,
  });
}

it('puts somebody into a team that is not full', async () => {
  const moved: Teams = { teams: teams.teams, without: [] };
  const put = `PUT competitions/${someCompetition}/team-members/${bea}`;
  api.answer({ [put]: moved });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Bea Ash/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Team of Bea Ash' });
  expect(within(dialog).getByRole('option', { name: 'Jugs (1 of 1)' })).toBeDisabled();
  await user.selectOptions(within(dialog).getByLabelText('Team'), 'Slopers (0 of 1)');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Everybody is in a team.')).toBeVisible();
  expect(screen.getByText('Bea Ash was moved.')).toBeVisible();
  api.answer({ [put]: teams });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Bea Ash/ })).toBeVisible();
  expect(api.called(put).map(({ body }) => body)).toEqual([{ team: slopers }, { team: null }]);
});

it('takes somebody out of a team', async () => {
  const put = `PUT competitions/${someCompetition}/team-members/${ada}`;
  api.answer({ [put]: teams });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Ada Ash/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Team of Ada Ash' });
  await user.selectOptions(within(dialog).getByLabelText('Team'), 'No team');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Bea Ash');
  expect(api.called(put).map(({ body }) => body)).toEqual([{ team: null }]);
});

it('adds a team, and keeps what was typed when the name is taken', async () => {
  api.answer({ [`POST ${path}`]: refuse(400, 'team.name_taken', 'Another team has this name.') });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add team' }));
  await user.type(screen.getByLabelText('Name'), 'Jugs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another team has this name.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Jugs');
});

it('renames and deletes a team', async () => {
  api.answer({ [`PATCH ${path}/${jugs}`]: teams, [`DELETE ${path}/${jugs}`]: null });
  const { user } = show();
  const choose = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Jugs' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Rename');
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await choose('Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(api.called(`PATCH ${path}/${jugs}`).map(({ body }) => body)).toEqual([{ name: 'Jugs!' }]);
  expect(api.called(`DELETE ${path}/${jugs}`)).toHaveLength(1);
});
