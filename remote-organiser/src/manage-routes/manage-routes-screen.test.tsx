// Both tabs in the real router, against a real HTTP server in this process that stands for the API.
import type { Competition, JudgingGroup, Route } from '@topout/contract';
import {
  type ApiCall,
  aVenue,
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
import { open, twoCategories, uuidOf, youth } from '../board/testing.ts';
import { routes as screens } from '../routes.tsx';
import { numberFieldId } from './numbering/number-table.tsx';

const api = fakeApi();
const map = { uuid: uuidOf(80), name: 'Hall', width: 1000, height: 500, url: '/api/maps/hall.svg' };
const [openGroup, youthGroup] = [uuidOf(91), uuidOf(92)];
const competitionCall = `competitions/${someCompetition}`;
const numbersCall = `PATCH ${competitionCall}/route-numbers`;

function aRoute(n: number, numbers: { open?: number | null; youth?: number | null }): Route {
  const groups = [
    ...(numbers.open === undefined
      ? []
      : [{ uuid: openGroup, name: 'Open', categories: [open], number: numbers.open }]),
    ...(numbers.youth === undefined
      ? []
      : [{ uuid: youthGroup, name: 'Youth', categories: [youth], number: numbers.youth }]),
  ];
  return {
    uuid: uuidOf(n),
    name: `Wall ${n}`,
    circuit_number: '',
    colors: n === 3 ? 'blue:white' : 'red',
    climb_type: n === 3 ? 'SPORT' : 'BOULDER',
    segments_count: n === 3 ? 30 : 1,
    map: map.uuid,
    map_position: { x: n * 200, y: 100 },
    competition_route_groups: groups.map(({ uuid, name, categories }) => ({
      uuid,
      name,
      categories,
      competition: someCompetition,
    })),
    display_route_group_mapping: Object.fromEntries(
      groups.map(({ uuid, number }) => [uuid, { name: null, number }]),
    ),
  } as Route;
}
const anArea = (n: number, name: string, more: Partial<JudgingGroup> = {}): JudgingGroup => ({
  uuid: uuidOf(n),
  name,
  version: 1,
  routes: [],
  judges: [],
  ...more,
});

interface Wall {
  routes?: Route[];
  areas?: JudgingGroup[];
  competition?: Partial<Competition>;
}

/** A competition that has not started, of three routes. */
function aWall({ routes, areas = [], competition: more = {} }: Wall = {}) {
  const competition = twoCategories({
    role: 'MASTER',
    start_time: '2031-01-01T08:00:00Z',
    end_time: '2031-01-01T18:00:00Z',
    venues: [aVenue({ maps: [map] })],
    route_groups: [
      { uuid: openGroup, name: 'Open', categories: [open] },
      { uuid: youthGroup, name: 'Youth', categories: [youth] },
    ] as Competition['route_groups'],
    judging_groups: areas,
    ...more,
  });
  const venue = competition.venues[0]?.uuid ?? '';
  api.answer({
    [`GET ${competitionCall}`]: competition,
    [`GET venues/${venue}/routes`]: routes ?? [
      aRoute(1, { open: 1 }),
      aRoute(2, { open: 2, youth: 1 }),
      aRoute(3, { open: null, youth: null }),
    ],
    [`GET ${competitionCall}/judges`]: [
      {
        uuid: uuidOf(50),
        name: 'Jo Judge',
        role: 'JUDGE',
        pending: false,
        email: null,
        picture: null,
        last_seen_at: null,
      },
    ],
    [numbersCall]: new Reply(204),
  });
  return competition;
}
const visit = (tab: string) =>
  renderRoutes(screens, { at: `/${someCompetition}/${tab}`, signedInAs: someUuid });
const field = (name: string) => screen.findByRole('combobox', { name });

describe('numbers', () => {
  it('are where order-routes leads', async () => {
    aWall();
    const { router } = visit('order-routes');
    await field('Number of Route 1, Open');
    expect(router.state.location.pathname).toBe(`/${someCompetition}/manage-routes/categories`);
  });

  it('offer 1 up to the count of routes, and the first unused where there is none', async () => {
    aWall();
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const third = await field('Number of Route Wall 3');
    expect(
      within(third)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['3?', '1', '2', '3']);
    await user.click(screen.getByRole('button', { name: /^Use 3/ }));
    await waitFor(() =>
      expect(api.called(numbersCall)[0]?.body).toEqual([
        { route: uuidOf(3), number: 3, route_group: openGroup, seen: null },
      ]),
    );
  });

  it('are swapped with the route that holds them, at once, and back', async () => {
    aWall();
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.selectOptions(await field('Number of Route 1'), '2');
    expect(await screen.findByText('Route 1 has number 2, Route 2 took its old one.')).toBeVisible();
    expect(api.called(numbersCall)[0]?.body).toEqual([
      { route: uuidOf(1), number: 2, route_group: openGroup, seen: 1 },
      { route: uuidOf(2), number: 1, route_group: openGroup, seen: 2 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.called(numbersCall)).toHaveLength(2));
    expect(api.called(numbersCall)[1]?.body).toEqual([
      { route: uuidOf(1), number: 1, route_group: openGroup, seen: 2 },
      { route: uuidOf(2), number: 2, route_group: openGroup, seen: 1 },
    ]);
  });

  it('say who was faster, and go back to what is there', async () => {
    aWall();
    api.answer({
      [numbersCall]: refuse(409, 'route_numbers.changed', 'Somebody else changed these numbers.'),
    });
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.selectOptions(await field('Number of Route 1'), '2');
    expect(await screen.findByText('Somebody else was faster')).toBeVisible();
    // By its id, because the name of a route is its number.
    const first = () => document.getElementById(numberFieldId(openGroup, uuidOf(1)));
    await waitFor(() => expect(first()).toHaveValue('1'));
  });

  it('are warned of where some are missing, unless a category is selected', async () => {
    aWall();
    const { user } = visit('order-routes');
    expect(await screen.findByText('1 route is in more route groups than it has numbers for.')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Route Wall 3, blue and white, sport, Numbers are missing' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Youth' }));
    expect(screen.queryByText(/more route groups/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('are none in a category without routes', async () => {
    aWall({ routes: [aRoute(1, { open: 1 })] });
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Youth' }));
    expect(screen.getByText('No routes assigned to this category')).toBeVisible();
  });

  it.each([
    [false, true],
    [true, false],
  ])('with dynamic numbering %s are frozen after the start: %s', async (dynamic, frozen) => {
    const { settings } = aWall();
    aWall({
      competition: {
        start_time: '2026-01-01T08:00:00Z',
        settings: { ...settings, has_dynamic_route_numbering: dynamic },
      },
    });
    visit('order-routes');
    const first = await field('Number of Route 1, Open');
    expect((first as HTMLSelectElement).disabled).toBe(frozen);
    expect(screen.queryAllByText("Numbers can't be changed once the competition has started.")).toHaveLength(
      frozen ? 1 : 0,
    );
  });

  it('are reached from their pin on the map', async () => {
    aWall();
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: /^Route 2\/1/ }));
    expect(await field('Number of Route 2/1, Open')).toHaveFocus();
  });
});

describe('areas', () => {
  const cave = anArea(61, 'Cave', { routes: [uuidOf(1)], version: 4 });
  const slab = anArea(62, 'Slab');

  it('take a route that is tapped, on the map too, from the one it was in', async () => {
    const competition = aWall({ areas: [cave, slab] });
    const after = {
      ...competition,
      judging_groups: [
        anArea(61, 'Cave', { version: 5 }),
        anArea(62, 'Slab', { routes: [uuidOf(1)], version: 2 }),
      ],
    };
    api.answer({ [`PATCH ${competitionCall}`]: after });
    const { user } = visit('manage-routes/areas');
    await user.click(await screen.findByRole('button', { name: /^Slab/ }));
    await user.click(screen.getByRole('button', { name: 'Route 1, red, boulder, in Cave' }));
    expect(await screen.findByText('Route 1 is in Slab.')).toBeVisible();
    expect(api.called(`PATCH ${competitionCall}`)[0]?.body).toEqual({
      judging_groups: [{ uuid: uuidOf(62), version: 1, routes: [uuidOf(1)] }],
    });
    expect(screen.getByRole('checkbox', { name: 'Route 1' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Cave 0' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.called(`PATCH ${competitionCall}`)[1]?.body).toEqual({
        judging_groups: [{ uuid: uuidOf(61), version: 5, routes: [uuidOf(1)] }],
      }),
    );
  });

  it('keep what somebody else changed, and say so', async () => {
    aWall({ areas: [cave, slab] });
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
    const competition = aWall({ areas: [slab] });
    api.answer({ [`PATCH ${competitionCall}`]: competition });
    const { user } = visit('manage-routes/areas');
    await user.click(await screen.findByRole('button', { name: /^Slab/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Jo Judge' }));
    await waitFor(() =>
      expect(api.called(`PATCH ${competitionCall}`)[0]?.body).toEqual({
        judging_groups: [{ uuid: uuidOf(62), version: 1, judges: [uuidOf(50)] }],
      }),
    );
  });

  it('are added under a name that is free, and deleted after a question', async () => {
    aWall({ areas: [slab] });
    const created = `POST ${competitionCall}/judging-groups`;
    api.answer({
      [created]: (call: ApiCall) => new Reply(201, anArea(63, (call.body as { name: string }).name)),
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
    await waitFor(() =>
      expect(api.called(`DELETE ${competitionCall}/judging-groups/${uuidOf(62)}`)).toHaveLength(1),
    );
  });

  it('are for organisers', async () => {
    aWall({ competition: { role: 'JUDGE', can_judge: true } });
    visit('manage-routes/areas');
    expect(await screen.findByText('Only organisers can change areas and numbers.')).toBeVisible();
  });
});
