// The desk with a camera, against a real HTTP server that plays the API.
import {
  EventsReply,
  fakeApi,
  fakeCamera,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../../routes.tsx';
import { twoCategories } from '../../board/testing.ts';
import { aDeskRow, mark } from '../testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const ada = aDeskRow(17, 'Ada');

const { shows } = fakeCamera();

it('says on the camera’s sheet who is here, and covers that with nothing', async () => {
  shows(`https://topout.example/${someCompetition}/entries?entry=${ada.user}`);
  let stored = ada;
  api.answer({
    [`GET ${its}`]: twoCategories({ role: 'STAFF', canJudge: false }),
    [`GET ${its}/check-in`]: () => ({ data: [stored] }),
    [`GET ${its}/events`]: new EventsReply(),
    [`PATCH ${its}/check-in/${ada.user}`]: () => {
      stored = { ...ada, present: mark };
      return { record: someUuid, row: stored };
    },
  });
  const { user } = renderRoutes(routes, { at: `/${someCompetition}/check-in`, signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name: 'Scan a code' }));
  const sheet = screen.getByRole('dialog');
  expect(await within(sheet).findByText('Here. Number 17.')).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.queryByText('Ada Low is here.')).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(screen.getByText('Ada Low is here.')).toBeVisible();
});
