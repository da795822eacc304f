// The screen in the real router, against a real HTTP server in this process that stands for the API.
import type { OwnCompetition } from '@topout/contract';
import {
  aCompetition,
  aCompetitionSummary,
  aPage,
  aVenue,
  fakeApi,
  fireEvent,
  refuse,
  renderRoutes,
  screen,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const copy = '0198a5c0-1111-7000-8000-0000000000d1';
const original: OwnCompetition = {
  ...aCompetitionSummary({ venue: aVenue({ timeZone: 'Europe/Vienna' }) }),
  listed: true,
  role: 'MASTER',
  league: null,
};
const duplicating = `POST competitions/${original.uuid}/duplicate`;

async function arrive() {
  api.answer({ 'GET profiles/me/competitions': aPage([original]), 'GET venues': [] });
  const view = renderRoutes(routes, { at: '/organise', signedInAs: someUuid });
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Winter Boulder Cup' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Duplicate...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate' }));
  return { ...view, dialog };
}

it('makes a copy by the clocks of the venue, and goes on to its set-up', async () => {
  api.answer({ [duplicating]: aCompetition({ uuid: copy, role: 'MASTER' }) });
  const { user, dialog, router } = await arrive();
  fireEvent.change(dialog.getByLabelText(/Starts/), { target: { value: '2031-03-15T09:00' } });
  // It lasts as long as before.
  expect(dialog.getByLabelText(/Ends/)).toHaveValue('2031-03-15T21:00');
  await user.click(dialog.getByRole('button', { name: 'Create copy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${copy}/setup`));
  expect(api.called(duplicating).at(-1)?.body).toMatchObject({
    name: 'Winter Boulder Cup (copy)',
    startTime: '2031-03-15T08:00:00.000Z',
    endTime: '2031-03-15T20:00:00.000Z',
  });
});

it('says what is missing, and loses nothing when it is refused', async () => {
  api.answer({ [duplicating]: refuse(403, 'forbidden', 'Only organisers can copy it.') });
  const { user, dialog } = await arrive();
  const before = api.called(duplicating).length;
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  fireEvent.change(dialog.getByLabelText(/Starts/), { target: { value: '2031-03-15T09:00' } });
  fireEvent.change(dialog.getByLabelText(/Ends/), { target: { value: '2031-03-15T09:00' } });
  await user.click(dialog.getByRole('button', { name: 'Create copy' }));
  expect(await dialog.findByText('Must be after the start')).toBeVisible();
  expect(name).toHaveAccessibleDescription('Required');
  expect(name).toHaveFocus();
  expect(api.called(duplicating)).toHaveLength(before);
  await user.type(name, 'Again');
  fireEvent.change(dialog.getByLabelText(/Ends/), { target: { value: '2031-03-15T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Create copy' }));
  expect(await dialog.findByText('Only organisers can copy it.')).toBeVisible();
  expect(name).toHaveValue('Again');
});
