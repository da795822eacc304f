// When the competition takes place, on every later page of the flow where people decide.
import { anEntry, aProfile, fakeApi, renderRoutes, screen, someCompetition, someUuid } from '@topout/testing';
import { aContest, allRoutes, women } from '../enter/testing.tsx';

const api = fakeApi();
const enter = `/${someCompetition}/enter`;
const inSheffield = /^Sat 21 Nov 2026, 08:00 – 20:00/;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'GET profiles/me': aProfile(),
    'GET profiles/me/children': [aProfile({ parent: someUuid, firstName: 'Bo', name: 'Bo Rock' })],
  });
});

it.each([
  ['/competitor-number', null],
  ['/confirm', someUuid],
  ['/competitors', someUuid],
])('says when it is at enter%s', async (step, signedInAs) => {
  renderRoutes(allRoutes, { at: enter + step, signedInAs });
  expect(await screen.findByText(inSheffield)).toBeVisible();
});

it('says so to those who wait for a place, and to those who think again', async () => {
  const category = { uuid: women, name: 'Women' };
  const { uuid, firstName, lastName, name } = aProfile();
  const user = { uuid, firstName, lastName, name, picture: null, pictureUrl: null };
  const entry = {
    ...anEntry({ category, user, status: 'WAITING', waitingPosition: 2 }),
    canChange: true,
  };
  api.answer({ [`GET competitions/${someCompetition}`]: aContest({}, { userEntry: entry }) });
  const shown = renderRoutes(allRoutes, { at: `${enter}/confirm`, signedInAs: someUuid });
  expect(await screen.findByText(/Women is full.* Sat 21 Nov 2026, 08:00 – 20:00/)).toBeVisible();
  await shown.user.click(screen.getByRole('link', { name: 'Change or withdraw' }));
  expect(await screen.findByText(inSheffield)).toBeVisible();
});
