// The screens in the real router, against a real HTTP server in this process that plays the API.
import {
  aCompetition,
  aSetupState,
  aVenue,
  breakLine,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const stage = {
  uuid: '0198a5c0-1111-7000-8000-0000000000a3',
  name: 'Qualification',
  position: 0,
  state: 'OPEN' as const,
  pendingResults: true,
  closedAt: null,
  scoringSystem: 'DEFAULT' as const,
  quota: null,
  planned: false,
  published: null,
  categories: [],
};

it.each([
  ['a stage', 'categories', 'stages', 'Name', 'Add'],
  ['a category', 'categories', 'categories', 'Name', 'Add'],
  ['a route group', 'route-groups', 'route-groups', 'Name', 'Save'],
  ['a session', 'sessions', 'waves', 'Name', 'Save'],
  ['a question', 'questions', 'questions', 'Question', 'Save'],
])('sends %s again under its id after a broken line', async (what, section, path, field, save) => {
  const venue = aVenue();
  const post = `POST ${its}/${path}`;
  api.answer({
    [`GET ${its}`]: aCompetition({ role: 'MASTER', canJudge: true, stages: [stage] }),
    [`GET ${its}/setup`]: aSetupState(),
    [`GET ${its}/waves`]: { data: [], own: [], without: 0 },
    [`GET ${its}/questions`]: { data: [] },
    [`GET venues/${venue.uuid}`]: venue,
    [`GET venues/${venue.uuid}/routes`]: [],
    [post]: breakLine,
  });
  const at = `/${someCompetition}/setup/${section}`;
  const { user } = renderRoutes(routes, { at, signedInAs: someUuid });
  await user.click((await screen.findAllByRole('button', { name: `Add ${what}` }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(field), 'Kids');
  await user.click(dialog.getByRole('button', { name: save }));
  await waitFor(() => expect(dialog.getByRole('button', { name: save })).toBeEnabled());
  const lost = api.called(post).length;
  expect(lost).toBeGreaterThan(0);
  api.answer({ [post]: refuse(409, 'added.other', 'It stands there.') });
  await user.click(dialog.getByRole('button', { name: save }));
  expect(await dialog.findByText('It stands there.')).toBeVisible();
  const ids = api.called(post).map(({ body }) => (body as { readonly uuid: string }).uuid);
  expect(ids.length).toBeGreaterThan(lost);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
});
