import type { Competition, EntryDetail } from '@topout/contract';
import { defaultScoringSettings, witnessCode, witnessMinute } from '@topout/domain';
import { fakeCamera, screen, waitFor, within } from '@topout/testing';
import {
  anAttempt,
  anEntry,
  aRoute,
  competition,
  groupId,
  gym,
  men,
  routeId,
  userId,
  women,
} from '../../testing/gym.tsx';

const { api, open, visit, sent } = gym();
const { shows } = fakeCamera();
const ada = userId(1);
const route = routeId(1);
const key = 'a1'.repeat(32);
const code = witnessCode({ profile: userId(2), key }, 1);

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

type Group = Competition['routeGroups'][number];

function card(confirmedBy: Group['confirmedBy'], confirmed: boolean, at = '') {
  const { uuid, user, category, competitorNumber, status, waitingPosition } = anEntry(1, 'Ada Rock');
  const userEntry = { uuid, user, category, competitorNumber, status, waitingPosition, canChange: false };
  const categories = [women.uuid, men.uuid];
  const attempt = anAttempt(ada, 1, { success: true, judge: { uuid: ada, name: 'Ada Rock' } });
  open({
    role: null,
    routes: [aRoute()],
    attempts: [attempt],
    competition: {
      userEntry,
      routeGroups: [
        { uuid: groupId, name: 'All', categories, scoredBy: 'CLIMBERS', climbersQueue: false, confirmedBy },
      ],
    },
    settings: { scoring: defaultScoringSettings },
  });
  const mine: EntryDetail = {
    ...anEntry(1, 'Ada Rock'),
    competition,
    boardVersion: 1,
    wave: null,
    clockStartTime: null,
    attempts: [{ ...attempt, route }],
    streams: [{ route, version: 1, confirmed }],
    stageScorecards: [],
    witnessKey: key,
  };
  api.answer({ [`GET competitions/${competition}/entries/me`]: mine });
  return visit(`/${competition}?route=${route}${at}`);
}

const typed = () => screen.getByRole('textbox', { name: 'Code on your witness’s phone' });
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

it('sends the code that somebody types, for the result as it is', async () => {
  const { user } = card('CLIMBERS', false);
  expect(await screen.findByRole('button', { expanded: true })).toHaveTextContent(/not confirmed/);
  await user.click(await screen.findByRole('button', { name: 'Ask for a witness of 1' }));
  await user.type(typed(), 'abc');
  await user.click(confirm());
  expect(screen.getByText('The code has ten letters and digits.')).toBeVisible();
  await user.clear(typed());
  await user.type(typed(), `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  await user.click(confirm());
  await waitFor(() =>
    expect(sent('result.')).toMatchObject([
      { kind: 'result.confirm', competitor: ada, route, base: 1, payload: { witness: code } },
    ]),
  );
  expect(await screen.findByText('Confirmed', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('button', { expanded: true })).not.toHaveTextContent(/not confirmed/);
});

it('takes a scanned code, says why it was refused, and takes another', async () => {
  const { user } = card('CLIMBERS', false, `&witness=${code}`);
  const reason = { code: 'witness.family', message: 'Parents cannot be witnesses.' };
  api.answer({
    [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => ({
      data: (body as { commands: { id: string }[] }).commands.map(({ id }) => ({
        id,
        outcome: 'DROPPED',
        reason,
        version: 1,
        boardVersion: 1,
      })),
    }),
  });
  await user.click(await screen.findByRole('button', { expanded: true }));
  expect(screen.getByText(/^Open the route that your witness saw/)).toBeVisible();
  await user.click(screen.getByRole('button', { expanded: false }));
  await waitFor(() => expect(typed()).toHaveValue(code));
  await user.click(confirm());
  expect(await screen.findByText('Not confirmed: Parents cannot be witnesses.')).toBeVisible();
  expect(typed()).toBeEnabled();
});

it('sends a code from the camera at once, and says which is none', async () => {
  shows(`https://topout.example/${competition}?route=${route}`);
  const { user } = card('CLIMBERS', false);
  await user.click(await screen.findByRole('button', { name: 'Ask for a witness of 1' }));
  await user.click(screen.getByRole('button', { name: 'Scan your witness’s code' }));
  expect(await screen.findByText('This is a route’s code.')).toBeVisible();
  shows(`https://topout.example/${competition}?witness=${code}`);
  await waitFor(() => expect(sent('result.')).toMatchObject([{ payload: { witness: code } }]));
  expect(await screen.findByText('Confirmed', { selector: 'p' })).toBeVisible();
});

it('asks nobody once it is confirmed', async () => {
  card('CLIMBERS', true);
  expect(await screen.findByText('Confirmed', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask for a witness/ })).not.toBeInTheDocument();
});

it('leaves what judges confirm to them', async () => {
  card('JUDGES', false);
  expect(await screen.findByText('Not confirmed yet. A judge confirms it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask for a witness/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Be a witness' })).not.toBeInTheDocument();
});

it('shows a code of this minute to somebody else’s phone', async () => {
  const { user } = card('CLIMBERS', false);
  const before = witnessMinute(Date.now());
  await user.click(await screen.findByRole('button', { name: 'Be a witness' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Rock is a witness' });
  const shown = within(dialog).getByRole('status').textContent.replace('-', '');
  const codes = [before, before + 1].map((minute) => witnessCode({ profile: ada, key }, minute));
  expect(codes).toContain(shown);
  expect(screen.getByTitle('Witness’s code as a QR code')).toBeInTheDocument();
  expect(screen.getByText(/^Next code in \d+ s$/)).toBeVisible();
});
