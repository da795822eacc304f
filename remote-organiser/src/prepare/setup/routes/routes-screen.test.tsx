// The screen in the real router, against a real HTTP server in this process that plays the API.
import {
  aCompetition,
  aStage,
  aVenue,
  fakeApi,
  refuse,
  Reply,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import type { Competition, Route } from '@topout/contract';
import { routes } from '../../../routes.tsx';

const api = fakeApi();
const venue = aVenue();
const group = {
  uuid: '0198a5c0-1111-7000-8000-0000000000a4',
  name: 'All routes',
  categories: [],
  scoredBy: 'JUDGES',
  climbersQueue: false,
  confirmedBy: 'NOBODY',
} as const;
const uuidOf = (number: number) => `0198a5c0-1111-7000-8000-0000000000c${number}`;
const map = { uuid: uuidOf(9), name: 'Hall', width: 400, height: 300, url: '/api/maps/x.svg' };
const aRoute = (number: number, more: Partial<Route> = {}): Route => ({
  uuid: uuidOf(number),
  name: '',
  circuitNumber: `${number}`,
  colors: 'red',
  climbType: 'BOULDER',
  segmentsCount: 1,
  map: null,
  mapPosition: null,
  competitionRouteGroups: [{ ...group, categories: [], competition: someCompetition }],
  displayRouteGroupMapping: { [group.uuid]: { name: null, number } },
  ...more,
});
const mine = (more: Partial<Competition> = {}) =>
  aCompetition({
    role: 'MASTER',
    canJudge: true,
    version: 7,
    routeGroups: [{ ...group, categories: [] }],
    ...more,
  });
const its = `competitions/${someCompetition}`;
const one = `venues/${venue.uuid}/routes/${uuidOf(1)}`;

function show(more: object = {}, retired: readonly Route[] = []) {
  api.answer({
    [`GET ${its}`]: mine(),
    [`GET venues/${venue.uuid}`]: venue,
    [`GET venues/${venue.uuid}/routes`]: ({ path }: { path: string }) =>
      path.includes('retired') ? retired : [aRoute(1), aRoute(2)],
    ...more,
  });
  return renderRoutes(routes, { at: `/${someCompetition}/setup/routes`, signedInAs: someUuid });
}

const edit = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit route 1' }));
  return within(await screen.findByRole('dialog', { name: 'Route 1' }));
};

it('asks before a route is deleted, and says why it stays', async () => {
  const refusal = refuse(409, 'route.has_attempts', 'This route was judged.');
  const { user } = show({ [`DELETE ${one}`]: refusal });
  const sheet = await edit(user);
  await user.click(sheet.getByRole('button', { name: 'Delete route...' }));
  expect(api.called(`DELETE ${one}`)).toHaveLength(0);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete route 1?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete route' }));
  expect(await sheet.findByText('This route was judged.')).toBeVisible();
});

it('takes back a pin that was moved by keys, from where the server has it', async () => {
  const at = (x: number) => ({ map: map.uuid, mapPosition: { x, y: 100 } });
  let x = 200;
  const { user } = show({
    [`GET venues/${venue.uuid}`]: { ...venue, maps: [map] },
    [`GET venues/${venue.uuid}/routes`]: ({ path }: { path: string }) =>
      path.includes('retired') ? [] : [aRoute(1, at(x))],
    [`PATCH ${one}`]: ({ body }: { body: unknown }) => {
      x = (body as { position: { x: number } }).position.x;
      return aRoute(1, at(x));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Route 1, Boulder, one zone' }));
  expect(screen.getByRole('button', { name: /^Position 200/ })).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('Route 1 is on the map.')).toBeVisible();
  await waitFor(() => expect(api.called(`GET venues/${venue.uuid}/routes`).length).toBeGreaterThan(2));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(api.called(`PATCH ${one}`).map(({ body }) => body)).toMatchObject([
      { position: { x: 220 }, seenPosition: { x: 200 } },
      { position: { x: 200 }, seenPosition: { x: 220 } },
    ]),
  );
});

it('gives a route points of its own, with what is set for others', async () => {
  const { user } = show({ [`PATCH ${its}`]: mine({ version: 8 }), [`PATCH ${one}`]: aRoute(1) });
  const sheet = await edit(user);
  await user.type(sheet.getByRole('spinbutton', { name: /^Points for a top/ }), '400');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit route 1' });
  expect(api.called(`PATCH ${its}`)[0]?.body).toEqual({
    settings: { scoring: { routePoints: { [uuidOf(1)]: 400 } } },
  });
});

it('changes what a route is, with the zones or holds that go with it', async () => {
  const { user } = show({ [`PATCH ${one}`]: aRoute(1) });
  const sheet = await edit(user);
  await user.type(sheet.getByRole('textbox', { name: /^Name/ }), ' Slab ');
  await user.click(sheet.getByRole('button', { name: 'Blue' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'Sport');
  expect(sheet.getByRole('spinbutton', { name: 'Holds' })).toHaveValue(20);
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'Boulder');
  expect(sheet.getByRole('combobox', { name: 'Zones' })).toHaveDisplayValue('Two zones');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called(`PATCH ${one}`).at(-1)?.body).toEqual({
    name: 'Slab',
    circuitNumber: '1',
    colors: 'red:#2f6fc4',
    segmentsCount: 2,
  });
});

it('puts a route up again that was taken down', async () => {
  const { user } = show({ [`PATCH ${one}`]: new Reply(200, aRoute(1)) }, [
    aRoute(1, { name: 'Old Faithful', competitionRouteGroups: [] }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Put up again: Old Faithful' }));
  expect(api.called(`PATCH ${one}`).at(-1)?.body).toEqual({ retired: false });
});

it('puts new routes into the stage that comes, and says so', async () => {
  const stages = [
    aStage({
      state: 'CLOSED',
      pendingResults: false,
      categories: [{ uuid: uuidOf(5), name: 'Open', capacity: null }],
    }),
    aStage({ uuid: uuidOf(6), name: 'Final', position: 1, state: 'UPCOMING', pendingResults: false }),
  ];
  const adding = `POST venues/${venue.uuid}/routes`;
  const { user } = show({
    [`GET ${its}`]: mine({ stages, routeGroups: [{ ...group, categories: [uuidOf(5)] }] }),
    [adding]: new Reply(201, []),
  });
  await user.click(await screen.findByRole('button', { name: 'Add routes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add routes' }));
  const into = dialog.getByRole('combobox', { name: 'Route group' });
  expect(into).toHaveDisplayValue('Final: a route group of its own');
  await user.selectOptions(into, 'All routes (Qualification)');
  expect(dialog.getByText(/^Qualification is closed/)).toBeVisible();
  await user.selectOptions(into, 'Final: a route group of its own');
  await user.click(dialog.getByRole('button', { name: 'Add 5 routes' }));
  await waitFor(() => expect(api.called(adding)).toHaveLength(1));
  expect(api.called(adding)[0]?.body).toMatchObject({ competition: someCompetition, stage: uuidOf(6) });
});

it('says that there are no routes to add, and loses no plan that was refused', async () => {
  const adding = `POST venues/${venue.uuid}/routes`;
  const { user } = show({ [adding]: refuse(409, 'setup.changed', 'Somebody else saved first.') });
  await user.click(await screen.findByRole('button', { name: 'Add routes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add routes' }));
  const boulders = dialog.getByRole('spinbutton', { name: 'Boulders' });
  await user.clear(boulders);
  await user.click(dialog.getByRole('button', { name: 'Add 0 routes' }));
  expect(boulders).toHaveAccessibleDescription('A whole number from 0 to 200');
  await user.type(boulders, '0');
  expect(boulders).toHaveAccessibleDescription('Say how many routes there are');
  await waitFor(() => expect(boulders).toHaveFocus());
  expect(api.called(adding)).toHaveLength(0);
  await user.clear(boulders);
  await user.type(boulders, '7');
  await user.click(dialog.getByRole('button', { name: 'Add 7 routes' }));
  expect(await dialog.findByText('Somebody else saved first.')).toBeVisible();
  expect(boulders).toHaveValue(7);
});

it('shows a drawing and what it loses before it is taken', async () => {
  const preview = `POST venues/${venue.uuid}/maps/preview`;
  const taking = `POST venues/${venue.uuid}/maps`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  const { user } = show({
    [preview]: { svg, width: 4, height: 3, leftOut: [{ what: 'SCRIPT', count: 2 }] },
    [taking]: new Reply(201, venue),
  });
  // jsdom’s files cannot be read.
  const file = Object.assign(new File([svg], 'ground_floor.svg'), { text: () => Promise.resolve(svg) });
  await user.upload(await screen.findByLabelText('Upload an SVG'), file);
  const dialog = within(await screen.findByRole('dialog', { name: 'How the map will look' }));
  expect(dialog.getByText('2 scripts.')).toBeVisible();
  expect(dialog.getByRole('img').getAttribute('src')).toContain(encodeURIComponent(svg));
  expect(api.called(taking)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Use this drawing' }));
  await waitFor(() => expect(api.called(taking)[0]?.body).toEqual({ name: 'ground floor', svg }));
});

it('renames a map, but leaves none without a name', async () => {
  const drawn = aVenue({ maps: [map] });
  const saving = `PATCH venues/${venue.uuid}/maps/${map.uuid}`;
  const { user } = show({ [`GET venues/${venue.uuid}`]: drawn, [saving]: drawn });
  await user.click(await screen.findByRole('button', { name: 'Map actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name of the map' }));
  await user.clear(dialog.getByRole('textbox'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Required')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Cave');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.called(saving)[0]?.body).toEqual({ name: 'Cave' }));
});
