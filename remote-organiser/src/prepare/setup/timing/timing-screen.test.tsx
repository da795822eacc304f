import {
  aCompetition,
  aStage,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { routes } from '../../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const stage = aStage({ name: 'Final', scoringSystem: 'IFSC_SPEED_FINAL' });
const device = {
  uuid: '0198a5c0-1111-7000-8000-0000000000d1',
  stage: stage.uuid,
  name: 'Wall',
  madeAt: '2026-05-01T10:00:00.000Z',
  usedAt: null,
};

it('shows the token of a new device once, with an example, and removes a device', async () => {
  let there = [device];
  api.answer({
    [`GET ${its}`]: aCompetition({ role: 'MASTER', stages: [stage] }),
    [`GET ${its}/timing/devices`]: () => ({ data: there }),
    [`POST ${its}/timing/devices`]: { ...device, name: 'Timing system 2', token: 'SECRET' },
    [`DELETE ${its}/timing/devices/${device.uuid}`]: () => {
      there = [];
      return null;
    },
  });
  const { user } = renderRoutes(routes, {
    at: `/${someCompetition}/setup/timing`,
    signedInAs: someUuid,
  });
  expect(await screen.findByText('Final · not used yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('SECRET');
  expect(screen.getByRole('textbox', { name: 'Example' })).toHaveDisplayValue(/timing\/readings/);
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByRole('textbox', { name: 'Token' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Wall' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Wall')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Make a token' })).toBeVisible();
});
