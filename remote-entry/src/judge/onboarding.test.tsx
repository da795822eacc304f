// The judges' flow through the real router, against a real HTTP server that plays the API.
import {
  act,
  aProfile,
  breakLine,
  fakeApi,
  refuse,
  refuseFor,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes, tokens } from '../enter/testing.tsx';

const api = fakeApi();
const judge = `/${someCompetition}/judge`;
const competitionCall = `GET competitions/${someCompetition}`;
const checkCall = `POST competitions/${someCompetition}/judge/validate-key`;
const joinCall = `POST competitions/${someCompetition}/judge`;
const keyOn = (key: string) => localStorage.setItem(`${someCompetition}/judgingKey`, JSON.stringify(key));
const ended = { endTime: '2020-03-01T18:30:00Z', startTime: '2020-03-01T09:00:00Z' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [competitionCall]: aContest({}, { endTime: '2100-01-01T00:00:00Z' }),
    [checkCall]: ({ body }: { body: unknown }) =>
      JSON.stringify(body) === '{"key":"GOOD"}' ? { valid: true } : refuse(400, 'key.invalid'),
    [joinCall]: { role: 'JUDGE', pending: false },
    'GET profiles/me': aProfile(),
  });
});

const path = (router: { state: { location: { pathname: string } } }) => router.state.location.pathname;

describe('the landing', () => {
  it('asks for the QR code', async () => {
    renderRoutes(allRoutes, { at: judge });
    expect(
      await screen.findByText(
        'To judge this competition, please scan the QR code provided by the competition organizer.',
      ),
    ).toBeVisible();
  });

  it.each(['#key=BAD', '?key=BAD'])('refuses %s', async (suffix) => {
    renderRoutes(allRoutes, { at: judge + suffix });
    expect(
      await screen.findByText('The QR code you scanned is not valid for this competition.'),
    ).toBeVisible();
    expect(localStorage.getItem(`${someCompetition}/judgingKey`)).toBe('null');
  });

  it.each(['#key=GOOD', '?key=GOOD'])('keeps the key of %s and begins', async (suffix) => {
    const { router } = renderRoutes(allRoutes, { at: judge + suffix });
    await waitFor(() => expect(path(router)).toBe(`${judge}/onboarding`));
    expect(localStorage.getItem(`${someCompetition}/judgingKey`)).toBe('"GOOD"');
    expect(router.state.location.hash + router.state.location.search).toBe('');
  });

  it('says when to check again where that was too often', async () => {
    api.answer({ [checkCall]: refuseFor(50) });
    const { user, router } = renderRoutes(allRoutes, { at: `${judge}#key=GOOD` });
    expect(await screen.findByText('Too many attempts. Please wait 50 seconds and try again.')).toBeVisible();
    api.answer({ [checkCall]: { valid: true } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(path(router)).toBe(`${judge}/onboarding`));
  });

  it('takes the key of a visit before', async () => {
    keyOn('GOOD');
    const { router } = renderRoutes(allRoutes, { at: judge });
    await waitFor(() => expect(path(router)).toBe(`${judge}/onboarding`));
  });

  it('says why an invitation is of no use', async () => {
    renderRoutes(allRoutes, { at: `${judge}#key=i-BAD` });
    expect(await screen.findByText(/^This invitation has been used/)).toBeVisible();
  });

  it('offers another try when the server could not say', async () => {
    api.answer({ [checkCall]: refuse(503, 'unavailable') });
    const { user, router } = renderRoutes(allRoutes, { at: `${judge}#key=GOOD` });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ [checkCall]: { valid: true } });
    await user.click(again);
    await waitFor(() => expect(path(router)).toBe(`${judge}/onboarding`));
  });

  it('takes another link that is opened on this page', async () => {
    const { router } = renderRoutes(allRoutes, { at: `${judge}#key=BAD` });
    await screen.findByText('The QR code you scanned is not valid for this competition.');
    await act(() => router.navigate(`${judge}#key=GOOD`));
    await waitFor(() => expect(path(router)).toBe(`${judge}/onboarding`));
  });

  it('says that it is offline, and goes on by itself once it is not', async () => {
    api.answer({ [checkCall]: breakLine });
    const { router } = renderRoutes(allRoutes, { at: `${judge}#key=GOOD` });
    expect(await screen.findByText(/^You’re offline, so/)).toBeVisible();
    api.answer({ [checkCall]: { valid: true } });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(path(router)).toBe(`${judge}/onboarding`));
  });

  it.each(['', '/onboarding/confirm'])(
    'leads staff who do not judge to their work, from "%s"',
    async (step) => {
      keyOn('GOOD');
      api.answer({ [competitionCall]: aContest({}, { role: 'STAFF' }) });
      renderRoutes(allRoutes, { at: judge + step, signedInAs: someUuid });
      expect(await screen.findByRole('heading', { name: 'You are staff here' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute(
        'href',
        `/${someCompetition}/dashboard`,
      );
    },
  );

  it('leads staff who scan a code of a page to that page', async () => {
    api.answer({
      [competitionCall]: aContest({}, { role: 'STAFF' }),
      'GET profiles/me/children': [],
    });
    const next = `/${someCompetition}/enter/competitors`;
    const at = `${judge}?next=${encodeURIComponent(next)}#key=GOOD`;
    const { router } = renderRoutes(allRoutes, { at, signedInAs: someUuid });
    await waitFor(() => expect(path(router)).toBe(next));
  });

  it('says when the competition ended, in the time of its venue', async () => {
    api.answer({ [competitionCall]: aContest({}, ended) });
    renderRoutes(allRoutes, { at: `${judge}#key=GOOD` });
    expect(
      await screen.findByText(
        'This competition ended on 1st March 2020 at 18:30. Please contact the event organiser for any queries.',
      ),
    ).toBeVisible();
    expect(api.called(checkCall)).toEqual([]);
  });

  it.each(['MASTER', 'STAFF_JUDGE', 'JUDGE'] as const)('sends a %s home', async (role) => {
    api.answer({ [competitionCall]: aContest({}, { role }) });
    const { router } = renderRoutes(allRoutes, { at: judge, signedInAs: someUuid });
    await waitFor(() => expect(path(router)).toBe(`/${someCompetition}`));
  });
});

describe('onboarding', () => {
  it('lets those wait for approval who come back with another device, without the key', async () => {
    const pending = { role: 'JUDGE' as const, judgeRequestPending: true, endTime: '2100-01-01T00:00:00Z' };
    api.answer({ [competitionCall]: aContest({}, pending) });
    renderRoutes(allRoutes, { at: judge, signedInAs: someUuid });
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  });

  it('needs a key', async () => {
    renderRoutes(allRoutes, { at: `${judge}/onboarding` });
    expect(await screen.findByText(/please scan the QR code/)).toBeVisible();
  });

  it('signs a known judge in and lets them confirm', async () => {
    keyOn('GOOD');
    api.answer({ 'POST auth/check-email': { exists: true }, 'POST auth/token': tokens });
    const { user, router } = renderRoutes(allRoutes, { at: `${judge}/onboarding` });
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText('Password'), 'crimp-hard');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(path(router)).toBe(`${judge}/onboarding/confirm`));

    expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
    api.answer({
      [joinCall]: () => {
        api.answer({ [competitionCall]: aContest({}, { role: 'JUDGE' }) });
        return { role: 'JUDGE', pending: false };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Start Judging' }));
    await waitFor(() => expect(path(router)).toBe(`/${someCompetition}`));
    expect(api.called(joinCall)[0]?.body).toEqual({ key: 'GOOD' });
    expect(api.called('PATCH profiles/me')).toEqual([]);
  });

  it('saves a corrected name before judging', async () => {
    keyOn('GOOD');
    api.answer({ 'PATCH profiles/me': aProfile() });
    const { user } = renderRoutes(allRoutes, { at: `${judge}/onboarding/confirm`, signedInAs: someUuid });
    const last = await screen.findByLabelText('Last name');
    await user.clear(last);
    await user.click(screen.getByRole('button', { name: 'Start Judging' }));
    expect(await screen.findByText('Required')).toBeVisible();
    await user.type(last, 'Wall');
    await user.click(screen.getByRole('button', { name: 'Start Judging' }));
    await waitFor(() => expect(api.called(joinCall)).toHaveLength(1));
    expect(api.called('PATCH profiles/me')[0]?.body).toEqual({ firstName: 'Ada', lastName: 'Wall' });
  });

  it.each([
    [
      'Yes',
      `/${someCompetition}/enter/competitors`,
      `?next=${encodeURIComponent(`${judge}/onboarding/confirm`)}`,
    ],
    ['No', `${judge}/onboarding/confirm`, ''],
  ])('asks for children where judges can be parents: %s', async (answer, pathname, search) => {
    keyOn('GOOD');
    api.answer({
      [competitionCall]: aContest({ judgesCanBeParents: true }, { endTime: '2100-01-01T00:00:00Z' }),
      'GET profiles/me/children': [],
    });
    const { user, router } = renderRoutes(allRoutes, {
      at: `${judge}/onboarding/kids`,
      signedInAs: someUuid,
    });
    expect(
      await screen.findByRole('heading', { name: 'Would you like to register any competitors?' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
  });

  it.each(['asked', 'by itself'])('waits for approval, and goes on once it is given, %s', async (how) => {
    keyOn('GOOD');
    const pending = { role: 'JUDGE' as const, judgeRequestPending: true, endTime: '2100-01-01T00:00:00Z' };
    api.answer({ [competitionCall]: aContest({}, pending) });
    const { user, router } = renderRoutes(allRoutes, {
      at: `${judge}/onboarding/confirm`,
      signedInAs: someUuid,
    });
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    api.answer({ [competitionCall]: aContest({}, { ...pending, judgeRequestPending: false }) });
    if (how === 'asked') await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(path(router)).toBe(`/${someCompetition}`));
  });

  it('sends staff to the page that asked them to sign in, also after the end', async () => {
    api.answer({ [competitionCall]: aContest({}, { ...ended, role: 'STAFF' }) });
    const next = encodeURIComponent(`/${someCompetition}/enter/competitors`);
    api.answer({ 'GET profiles/me/children': [] });
    const { router } = renderRoutes(allRoutes, {
      at: `${judge}/onboarding/kids?next=${next}`,
      signedInAs: someUuid,
    });
    await waitFor(() => expect(path(router)).toBe(`/${someCompetition}/enter/competitors`));
  });
});
