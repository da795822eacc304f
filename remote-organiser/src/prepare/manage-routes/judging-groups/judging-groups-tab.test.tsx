// The tab in the real router, against a real HTTP server in this process that plays the API.
import {
  type ApiCall,
  fakeApi,
  refuse,
  Reply,
  screen,
  someCompetition,
  waitFor,
  within,
} from '@topout/testing';
import { uuidOf } from '../../../run/board/testing.ts';
import { aRoute, aJudgingGroup, aWall, competitionCall, visit } from '../testing.ts';

const api = fakeApi();

describe('areas', () => {
  const cave = aJudgingGroup(61, 'Cave', { routes: [uuidOf(1)], version: 4 });
  const slab = aJudgingGroup(62, 'Slab');

  it('take a route that is tapped, on the map too, from the one it was in', async () => {
    const competition = aWall(api, { judgingGroups: [cave, slab] });
    const after = {
      ...competition,
      judgingGroups: [
        aJudgingGroup(61, 'Cave', { version: 5 }),
        aJudgingGroup(62, 'Slab', { routes: [uuidOf(1)], version: 2 }),
      ],
    };
    api.answer({ [`PATCH ${competitionCall}`]: after });
    const { user } = visit('manage-routes/areas');
    await user.click(await screen.findByRole('button', { name: /^Slab/ }));
    await user.click(screen.getByRole('button', { name: 'Route 1, red, boulder, in Cave' }));
    expect(await screen.findByText('Route 1 is in Slab.')).toBeVisible();
    expect(api.called(`PATCH ${competitionCall}`)[0]?.body).toEqual({
      judgingGroups: [{ uuid: uuidOf(62), version: 1, routes: [uuidOf(1)] }],
    });
    expect(screen.getByRole('checkbox', { name: 'Route 1' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Cave 0' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.called(`PATCH ${competitionCall}`)[1]?.body).toEqual({
        judgingGroups: [{ uuid: uuidOf(61), version: 5, routes: [uuidOf(1)] }],
      }),
    );
  });

  it('keep what somebody else changed, and say so', async () => {
    aWall(api, { judgingGroups: [cave, slab] });
    api.answer({
      [`PATCH ${competitionCall}`]: refuse(409, 'judging_group.changed', 'Somebody else changed it.'),
    });
    const { user } = visit('manage-routes/areas');
    await user.click(await screen.findByRole('button', { name: /^Cave/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Route 1' }));
    expect(await screen.findByText('Somebody else was faster')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Route 1' })).toBeChecked());
  });

  it('are given judges', async () => {
    const competition = aWall(api, { judgingGroups: [slab] });
    api.answer({ [`PATCH ${competitionCall}`]: competition });
    const { user } = visit('manage-routes/areas');
    await user.click(await screen.findByRole('button', { name: /^Slab/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Jo Judge' }));
    await waitFor(() =>
      expect(api.called(`PATCH ${competitionCall}`)[0]?.body).toEqual({
        judgingGroups: [{ uuid: uuidOf(62), version: 1, judges: [uuidOf(50)] }],
      }),
    );
  });

  it('are added under a name that is free, and deleted after a question', async () => {
    const judges = [{ uuid: uuidOf(50), name: 'Jo Judge', email: null, picture: null }];
    aWall(api, { judgingGroups: [aJudgingGroup(62, 'Slab', { routes: [uuidOf(1)], judges })] });
    const created = `POST ${competitionCall}/judging-groups`;
    api.answer({
      [created]: (call: ApiCall) => new Reply(201, aJudgingGroup(63, (call.body as { name: string }).name)),
      [`DELETE ${competitionCall}/judging-groups/${uuidOf(62)}`]: new Reply(204),
    });
    const { user } = visit('manage-routes/areas');
    await user.click(await screen.findByRole('button', { name: 'Add new judging area' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the area' }), 'Slab');
    await user.click(screen.getByRole('button', { name: 'Create area' }));
    expect(screen.getByText('There is an area of that name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name of the area' }), ' left');
    await user.click(screen.getByRole('button', { name: 'Create area' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.called(created)[0]?.body).toEqual({ name: 'Slab left' });

    await user.click(screen.getByRole('button', { name: /^Slab/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete area' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete Slab?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete area' }));
    expect(await screen.findByText('Slab was deleted.')).toBeVisible();
    expect(api.called(`DELETE ${competitionCall}/judging-groups/${uuidOf(62)}`)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.called(created)[1]?.body).toEqual({
        name: 'Slab',
        routes: [uuidOf(1)],
        judges: [uuidOf(50)],
      }),
    );
    expect(await screen.findByText('Slab was made.')).toBeVisible();
  });

  it('open at the one in the address, for its judges', async () => {
    aWall(api, { judgingGroups: [aJudgingGroup(62, 'Slab', { routes: [uuidOf(1)] })] });
    visit(`manage-routes/areas?area=${uuidOf(62)}`);
    expect(await screen.findByRole('button', { name: /^Slab/, pressed: true })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Jo Judge' })).not.toBeChecked();
  });

  it('are for organisers', async () => {
    aWall(api, { competition: { role: 'JUDGE', canJudge: true } });
    visit('manage-routes/areas');
    expect(await screen.findByText('Not for your role')).toBeVisible();
  });

  it('say where pins are made, where there are none', async () => {
    aWall(api, { routes: [{ ...aRoute(1, { open: 1 }), map: null, mapPosition: null }] });
    visit('manage-routes/areas');
    const link = await screen.findByRole('link', { name: 'Place routes' });
    expect(link).toHaveAttribute('href', `/${someCompetition}/setup/routes`);
  });
});
