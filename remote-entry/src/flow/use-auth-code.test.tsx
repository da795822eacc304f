// The entry page in the real router, against a real HTTP server in this process that plays the API.
import { readSession } from '@topout/api-client';
import { bannerAtom } from '@topout/app-kit';
import {
  type ApiCall,
  aProfile,
  fakeApi,
  refuse,
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
  return form(call)['grant_type'] === 'authorization_code' ? answer : { ...tokens, refreshToken: undefined };
};

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'GET profiles/me': aProfile(),
    'POST auth/token': codes(tokens),
    'POST auth/code-owner': { own: false, name: 'Ada Rock', unproven: false },
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
    'POST auth/token': codes(new Reply(400, { error: 'invalid_grant', errorDescription: message })),
  });
  const { store } = renderRoutes(allRoutes, { at: `/${someCompetition}/enter?authCode=old` });
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(store.get(bannerAtom)?.message).toBe(message);
});

describe('somebody who is signed in', () => {
  const exchanges = () => asked.filter((call) => call['grant_type'] === 'authorization_code');
  const follow = (answer: object) => {
    api.answer({ 'POST auth/code-owner': answer });
    return renderRoutes(allRoutes, {
      at: `/${someCompetition}/enter?authCode=c0de`,
      signedInAs: aProfile().uuid,
    });
  };

  it('is asked before a link makes somebody else of them', async () => {
    const { user, router } = follow({ own: false, name: 'Bea Boulder', unproven: false });
    expect(await screen.findByRole('heading', { name: 'Sign in as Bea Boulder?' })).toBeVisible();
    expect(await screen.findByText(/^You are signed in as Ada Rock\./)).toBeVisible();
    expect(exchanges()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign in as Bea Boulder' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(exchanges()).toHaveLength(1);
  });

  it('keeps the session, and the code, on Cancel', async () => {
    const { user, router } = follow({ own: false, name: 'Bea Boulder', unproven: false });
    const before = readSession().refreshToken;
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('heading', { name: /^Sign in as/ })).not.toBeInTheDocument();
    expect(exchanges()).toEqual([]);
    expect(readSession().refreshToken).toBe(before);
  });

  it('is not asked about a link of their own', async () => {
    const { router } = follow({ own: true, name: 'Ada Rock', unproven: false });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(exchanges()).toHaveLength(1);
  });

  it('stays who they are when the code does not hold, and reads why', async () => {
    const { store, router } = follow(
      refuse(400, 'code.invalid', 'This link has expired or was used before.'),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(store.get(bannerAtom)?.message).toBe('This link has expired or was used before.');
    expect(exchanges()).toEqual([]);
  });
});

describe('whoever opens the first mail to an address with which an account was made elsewhere', () => {
  const exchanges = () => asked.filter((call) => call['grant_type'] === 'authorization_code');
  const follow = () => {
    api.answer({ 'POST auth/code-owner': { own: false, name: 'Ada Rock', unproven: true } });
    return renderRoutes(allRoutes, { at: `/${someCompetition}/enter?authCode=c0de` });
  };

  it.each([
    ['Yes, that was me', undefined],
    ['No, sign them out', 'true'],
  ])('is asked whether it was they: %s', async (answer, disown) => {
    const { user, router } = follow();
    expect(await screen.findByRole('heading', { name: 'Did you sign up?' })).toBeVisible();
    expect(screen.getByText(/in another browser, as Ada Rock\./)).toBeVisible();
    expect(exchanges()).toEqual([]);
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(exchanges().map((call) => call['disown'])).toEqual([disown]);
  });
});
