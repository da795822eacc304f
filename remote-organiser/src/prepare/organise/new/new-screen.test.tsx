// The screens in the real router, against a real HTTP server in this process that plays the API.
import { aCompetition, aPage, breakLine, fakeApi, renderRoutes, screen, someUuid } from '@topout/testing';
import { routes } from '../../../routes.tsx';

const api = fakeApi();
const all = [...routes, { path: '*', element: <p>elsewhere</p> }];
const made = aCompetition({ uuid: '0198a5c0-1111-7000-8000-0000000000b1', role: 'MASTER' });

type User = ReturnType<typeof renderRoutes>['user'];
const next = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }));

beforeEach(() => {
  localStorage.clear();
  api.answer({ 'GET venues': [], 'GET profiles/me/can-create': { canCreate: true } });
});

async function goToCategories(user: User) {
  await user.type(await screen.findByLabelText(/Name of the competition/), 'Jam');
  const start = screen.getByLabelText(/Starts/);
  await user.clear(start);
  await user.type(start, '2031-03-15T09:00');
  await next(user);
  await user.type(await screen.findByRole('textbox', { name: /Name of the venue/ }), 'Town hall');
  await user.selectOptions(screen.getByRole('combobox', { name: /Time zone/ }), 'Europe/Vienna');
  await next(user);
}

async function putTogether(user: User) {
  await goToCategories(user);
  await user.click(await screen.findByRole('button', { name: 'Women, Men' }));
  await next(user);
  await user.click(await screen.findByRole('radio', { name: /^Climbers/ }));
  await next(user);
  await user.click(await screen.findByRole('button', { name: 'Red' }));
  await next(user);
}

it('sends all of it at once, by the clocks of the venue', async () => {
  api.answer({ 'POST competitions': made });
  const { user } = renderRoutes(all, { at: '/organise/new', signedInAs: someUuid });
  await putTogether(user);
  expect(await screen.findByText('Points · climbers log their own')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Create competition' }));
  await screen.findByText(/./);
  expect(api.called('POST competitions')[0]?.body).toMatchObject({
    name: 'Jam',
    startTime: '2031-03-15T08:00:00.000Z',
    endTime: '2031-03-15T17:00:00.000Z',
    venue: { name: 'Town hall', timeZone: 'Europe/Vienna' },
    categories: [{ name: 'Women' }, { name: 'Men' }],
    scoredBy: 'CLIMBERS',
    listed: false,
  });
  expect(api.called('POST competitions')[0]?.body).not.toHaveProperty('settings');
});

it('adds a category of one’s own, but no second of its name', async () => {
  const { user } = renderRoutes(all, { at: '/organise/new', signedInAs: someUuid });
  await goToCategories(user);
  await user.click(await screen.findByRole('button', { name: 'Women, Men' }));
  const added = screen.getByRole('textbox', { name: 'Category to add' });
  await user.type(added, ' Kids {Enter}');
  expect(await screen.findByRole('button', { name: 'Remove Kids' })).toBeVisible();
  await user.type(added, 'Men');
  expect(await screen.findByText('There is one of that name')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
});

it('loses nothing when it fails, and sends the same uuid again', async () => {
  api.answer({ 'POST competitions': breakLine });
  const { user } = renderRoutes(all, { at: '/organise/new', signedInAs: someUuid });
  await putTogether(user);
  await user.click(await screen.findByRole('button', { name: 'Create competition' }));
  expect(await screen.findByText('It was not created')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create competition' }));
  await screen.findByText('It was not created');
  const uuids = api.called('POST competitions').map(({ body }) => (body as { uuid: string }).uuid);
  expect(new Set(uuids).size).toBe(1);
  expect(uuids.length).toBeGreaterThan(1);
});

it('says what is missing, and goes on from where one left', async () => {
  const { user, unmount } = renderRoutes(all, { at: '/organise/new', signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText('Required').length).toBeGreaterThan(1);
  await user.type(screen.getByLabelText(/Name of the competition/), 'Half a jam');
  unmount();
  renderRoutes(all, { at: '/organise', signedInAs: someUuid });
  api.answer({ 'GET venues': [], 'GET profiles/me/competitions': aPage([]) });
  expect(await screen.findByText('Half a jam')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('heading', { name: 'Half a jam' })).not.toBeInTheDocument();
});

it('says before anything is filled in that this account may not', async () => {
  api.answer({ 'GET profiles/me/can-create': { canCreate: false } });
  renderRoutes(all, { at: '/organise/new', signedInAs: someUuid });
  expect(await screen.findByText('Not for this account')).toBeVisible();
  expect(screen.queryByLabelText(/Name of the competition/)).not.toBeInTheDocument();
});
