// The entry page in the real router, against a real HTTP server in this process that stands for the API.
import { bannerAtom } from '@topout/app-kit';
import {
  type ApiCall,
  aProfile,
  fakeApi,
  renderRoutes,
  Reply,
  screen,
  someCompetition,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes, tokens } from '../enter/testing.tsx';

const api = fakeApi();
const form = ({ body }: ApiCall) => Object.fromEntries(new URLSearchParams(String(body)));
const asked: Record<string, string>[] = [];
const codes = (answer: object) => (call: ApiCall) => {
  asked.push(form(call));
  return form(call)['grant_type'] === 'authorization_code' ? answer : { ...tokens, refresh_token: undefined };
};

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'GET profiles/me': aProfile(),
    'POST auth/token': codes(tokens),
  });
});

it('exchanges the code for a session and takes it out of the address', async () => {
  const made = 'https://topout.example/x';
  const { router } = renderRoutes(allRoutes, {
    at: `/${someCompetition}/enter?authCode=c0de&authCodeUrl=${encodeURIComponent(made)}&next=%2Fx`,
  });
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(asked).toContainEqual(
    expect.objectContaining({ grant_type: 'authorization_code', code: 'c0de', redirect_uri: made }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fx'));
  expect(asked.filter((call) => call['grant_type'] === 'authorization_code')).toHaveLength(1);
});

it('goes on as a guest when the code does not hold, and says so', async () => {
  const message = 'This code is no longer valid.';
  api.answer({
    'POST auth/token': codes(new Reply(400, { error: 'invalid_grant', error_description: message })),
  });
  const { store } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter?authCode=old` });
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(store.get(bannerAtom)?.message).toBe(message);
});
