// The screen in the real router, against a real HTTP server in this process that stands for the API.
import {
  aCompetition,
  aVenue,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someUuid,
  waitFor,
} from '@topout/testing';
import { routes } from '../../../routes.tsx';

const api = fakeApi();
const uuid = '0198a5c0-1111-7000-8000-0000000000c1';
const venue = aVenue({ name: 'Town hall', city: 'Graz', country: 'AT', timeZone: 'Europe/Vienna' });

function arrive() {
  const competition = aCompetition({ uuid, role: 'MASTER', venues: [venue] });
  api.answer({ [`GET competitions/${uuid}`]: competition, [`GET venues/${venue.uuid}`]: venue });
  return renderRoutes(routes, { at: `/${uuid}/setup/venue`, signedInAs: someUuid });
}
const name = () => screen.findByRole('textbox', { name: 'Name of the venue' });
const save = () => screen.getByRole('button', { name: 'Save changes' });

it('sends only what was changed, and shows what is stored then', async () => {
  const { user } = arrive();
  expect(await name()).toHaveValue('Town hall');
  expect(save()).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /City/ }), ' West ');
  api.answer({
    [`PATCH venues/${venue.uuid}`]: venue,
    [`GET venues/${venue.uuid}`]: { ...venue, city: 'Graz-West' },
  });
  await user.click(save());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.called(`PATCH venues/${venue.uuid}`)[0]?.body).toEqual({ city: 'Graz West' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue('Graz-West'));
  expect(save()).toBeDisabled();
});

it('says at once that the name is missing, and keeps what is refused', async () => {
  const { user } = arrive();
  await user.clear(await name());
  expect(await name()).toHaveAccessibleDescription('Required');
  await user.click(save());
  expect(api.called(`PATCH venues/${venue.uuid}`)).toHaveLength(0);
  api.answer({ [`PATCH venues/${venue.uuid}`]: refuse(409, 'setup.changed', 'Somebody else saved first.') });
  await user.type(await name(), 'Gym');
  await user.click(save());
  await waitFor(() => expect(api.called(`PATCH venues/${venue.uuid}`)).toHaveLength(1));
  await waitFor(() => expect(save()).toBeEnabled());
  expect(await name()).toHaveValue('Gym');
});
