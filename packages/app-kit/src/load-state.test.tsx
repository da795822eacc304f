import { UnreachableError, useRead } from '@topout/api-client';
import {
  act,
  aProfile,
  fakeApi,
  refuse,
  renderRoutes,
  renderWithApp,
  screen,
  someCompetition,
} from '@topout/testing';
import { PlainFailure } from './plain-failure.tsx';
import { LoadState } from './load-state.tsx';

const api = fakeApi();

function Name() {
  const read = useRead<{ name: string }>('profiles/me');
  return (
    <LoadState read={read} loading={<p>loading</p>}>
      {({ name }) => <p>{name}</p>}
    </LoadState>
  );
}

it('shows the placeholder, then the data', async () => {
  api.answer({ 'GET profiles/me': aProfile({ name: 'Ada' }) });
  renderWithApp(<Name />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.queryByText('Not live')).not.toBeInTheDocument();
});

it('says after three seconds that it takes long', () => {
  jest.useFakeTimers();
  try {
    renderWithApp(
      <LoadState read={{ data: undefined }} loading={<p>loading</p>}>
        {() => null}
      </LoadState>,
    );
    act(() => jest.advanceTimersByTime(2_900));
    expect(screen.queryByText(/^Still loading/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByText(/^Still loading/)).toBeVisible();
    expect(screen.getByText('loading')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('says so when there is nothing to show, and tries again', async () => {
  api.answer({ 'GET profiles/me': refuse(500, 'server.error') });
  const { user } = renderWithApp(<Name />);
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while fetching the data.');
  api.answer({ 'GET profiles/me': aProfile({ name: 'Bo' }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bo')).toBeVisible();
});

it('says why somebody may not see it, and offers no second try', async () => {
  const why = 'The plan can be seen once the leaderboard is public.';
  api.answer({ 'GET profiles/me': refuse(403, 'forbidden', why) });
  renderWithApp(<Name />);
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says whether it was the line', async () => {
  renderWithApp(
    <LoadState read={{ data: undefined, error: new UnreachableError('down') }} loading={null}>
      {String}
    </LoadState>,
  );
  expect(await screen.findByText(/^We can’t reach the server\./)).toBeVisible();
});

it.each([
  ['/', 404, 'To the home page', '/'],
  ['/', 400, 'To the home page', '/'],
  [`/${someCompetition}`, 404, 'See the leaderboard', `/${someCompetition}/entries`],
])('leads on from an address at which there is nothing: %s, %d', async (at, status, label, to) => {
  api.answer({ 'GET profiles/me': refuse(status, 'not_found') });
  const element = <Name />;
  renderRoutes([{ path: '/:competition?', element }], { at });
  expect(await screen.findByText('There is nothing at this address.')).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says the same where not even the page of the failure can be loaded', () => {
  renderWithApp(<PlainFailure hasData={false} error={new UnreachableError('down')} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/fetching the data\.We can’t reach the server\./);
});

it('keeps older data and says that they are not live', async () => {
  renderWithApp(
    <LoadState read={{ data: { score: 7 }, error: new Error('down') }} loading={null}>
      {({ score }) => <p>{`${score} pts`}</p>}
    </LoadState>,
  );
  expect(screen.getByText('7 pts')).toBeVisible();
  expect(await screen.findByText('Not live')).toBeVisible();
});

it('says that what this phone has kept is not live', async () => {
  renderWithApp(
    <LoadState read={{ data: 1, isKept: true }} loading={null}>
      {String}
    </LoadState>,
  );
  expect(await screen.findByText('Not live')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
