import { refreshHeats } from '@topout/api-client';
import type { HeatRun } from '@topout/contract';
import { act, breakLine, screen, waitFor, within } from '@topout/testing';
import { competition, gym, routeId, userId, women } from '../testing/gym.tsx';
import { aRacer, fall, lanes, someHeats, speedStage, time } from './testing.ts';

const { api, open, visit, sent, me } = gym();
const address = `/${competition}/heats/${women.uuid}`;
const four = [aRacer(1, 'Ada Ascent'), aRacer(2, 'Bea Belay'), aRacer(3, 'Cem Crux'), aRacer(4, 'Dee Dyno')];

function race(heats = someHeats(four), system: 'IFSC_SPEED' | 'IFSC_SPEED_FINAL' = 'IFSC_SPEED_FINAL') {
  open({ routes: lanes, competition: { stages: [speedStage(system)] } });
  api.answer({ [`GET competitions/${competition}/leaderboard/heats`]: heats });
  return visit(address);
}

const key = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const attempts = () =>
  sent('attempts.').map(({ kind, competitor, base, payload }) => {
    const [attempt] = payload.attempts ?? [];
    return [kind, competitor, base, attempt?.success, attempt?.segmentsCount, attempt?.duration];
  });

it('takes the times of both lanes, says who wins, and goes on to the next heat', async () => {
  const { user } = race();
  expect(await heading(/1\/2 Heat 1 of 4/)).toBeVisible();
  for (const digit of '5.213') await user.click(key(digit === '.' ? 'Decimal point' : digit));
  // The lane is complete: the pad is at the other one.
  for (const digit of '5.4') await user.click(key(digit === '.' ? 'Decimal point' : digit));
  expect(screen.getByText('Ada Ascent wins by 0.187 s')).toBeVisible();
  await user.click(key('Save heat'));
  expect(await heading(/1\/2 Heat 2 of 4/)).toBeVisible();
  await waitFor(() =>
    expect(attempts()).toEqual([
      ['attempts.replace', userId(1), 0, true, 3, 5213],
      ['attempts.replace', userId(4), 0, true, 3, 5400],
    ]),
  );
});

it('gives the heat to the opponent of a false start, without a time', async () => {
  const { user } = race();
  await heading(/Heat 1/);
  await user.click(key('False start'));
  expect(screen.getByText('Dee Dyno wins: Ada Ascent made a false start')).toBeVisible();
  await user.click(key('Save heat'));
  await waitFor(() =>
    expect(attempts()).toEqual([
      ['attempts.replace', userId(1), 0, false, 1, null],
      ['attempts.replace', userId(4), 0, true, 3, null],
    ]),
  );
});

it('lets the better one of the qualification go on after two falls', async () => {
  const { user } = race();
  await heading(/Heat 1/);
  await user.click(key('Fall'));
  await user.click(key('Fall'));
  expect(screen.getByText('Ada Ascent wins: better in qualification')).toBeVisible();
});

it.each([
  ['0', 'A run takes at least 1 second. Check the time.'],
  ['999', 'A run takes 5 minutes at most. Check the time.'],
])('saves nothing for a time of %s', async (typed, sentence) => {
  const { user } = race();
  await heading(/Heat 1/);
  for (const digit of typed) await user.click(key(digit));
  expect(screen.getByText(sentence)).toBeVisible();
  expect(key('Save heat')).toBeDisabled();
});

it('knows that only one of two can have a false start', async () => {
  const { user } = race();
  await heading(/Heat 1/);
  await user.click(key('False start'));
  await user.click(key(/Lane B/));
  await user.click(key('False start'));
  expect(screen.getByText(/whoever moved first/)).toBeVisible();
  expect(key('Save heat')).toBeDisabled();
});

it('takes a saved heat back', async () => {
  const { user } = race();
  await heading(/Heat 1/);
  await user.click(key('Fall'));
  await user.click(key('DNS'));
  await user.click(key('Save heat'));
  await heading(/Heat 2/);
  await user.click(await screen.findByRole('button', { name: 'Undo heat 1' }));
  expect(await heading(/Heat 1/)).toBeVisible();
  await waitFor(() =>
    expect(sent('attempts.').map(({ kind }) => kind)).toEqual([
      'attempts.replace',
      'attempts.replace',
      'attempts.clear',
      'attempts.clear',
    ]),
  );
});

it('leaves the way back where it is while the next heat comes up', async () => {
  const { user } = race();
  await heading(/Heat 1/);
  const next = key('Next heat');
  await user.click(key('Fall'));
  await user.click(key('DNS'));
  await user.click(key('Save heat'));
  const undo = await screen.findByRole('button', { name: 'Undo heat 1' });
  await heading(/Heat 2/);
  expect(undo).toBeInTheDocument();
  expect(next).toBeInTheDocument();
});

it('clears a heat that is raced again', async () => {
  const ran = [aRacer(1, 'Ada Ascent', time(5000)), ...four.slice(1, 3), aRacer(4, 'Dee Dyno', fall)];
  const { user } = race(someHeats(ran));
  await user.click(await screen.findByRole('button', { name: /Ada Ascent – Dee Dyno/ }));
  expect(await heading(/Heat 1/)).toBeVisible();
  await user.click(key('Race again'));
  api.answer({ [`GET competitions/${competition}/leaderboard/heats`]: someHeats(four) });
  await user.click(await screen.findByRole('button', { name: 'Clear both results' }));
  await waitFor(() =>
    expect(sent('attempts.').map(({ kind, base }) => [kind, base])).toEqual([
      ['attempts.clear', 1],
      ['attempts.clear', 1],
    ]),
  );
  // Nothing is left that the server could have confirmed.
  await waitFor(() => expect(key(/Lane A/)).toHaveTextContent('Ada Ascent–'));
  await waitFor(() => expect(key(/Lane A/)).not.toHaveTextContent(/Sending|phone/));
  expect(key(/Lane A/)).not.toHaveTextContent('Confirmed');
});

it('goes on without a network: the final is drawn from what this phone logged', async () => {
  const { user } = race();
  await heading(/Heat 1/);
  api.answer({ [`POST competitions/${competition}/commands`]: breakLine });
  for (const heat of [1, 2]) {
    await heading(new RegExp(`Heat ${heat} `));
    await user.click(key('Fall'));
    await user.click(key('DNS'));
    await user.click(key('Save heat'));
  }
  expect(await heading(/Small final Heat 3 of 4/)).toBeVisible();
  expect(key(/Lane A 4 Dee Dyno/)).toBeVisible();
  const list = screen.getByRole('region', { name: /All heats/ });
  expect(within(list).getByRole('button', { name: /Ada Ascent – Bea Belay/ })).toBeVisible();
});

it('says in the list which heats are raced again', async () => {
  const equal = [aRacer(1, 'Ada Ascent', time(5300)), ...four.slice(1, 3), aRacer(4, 'Dee Dyno', time(5300))];
  race(someHeats(equal, { ties: 're-run' }));
  expect(
    await screen.findByRole('button', { name: /Ada Ascent – Dee Dyno 1\/2, to be raced again/ }),
  ).toBeVisible();
});

it('has no walkover in qualification', async () => {
  const heats = someHeats(four, { scoringSystem: 'IFSC_SPEED', routes: [routeId(1), routeId(2)] });
  const { user } = race(heats, 'IFSC_SPEED');
  expect(await heading(/First run Heat 1 of 4/)).toBeVisible();
  await user.click(key('False start'));
  await user.click(key('Save heat'));
  await waitFor(() => expect(attempts()).toHaveLength(1));
});

/** An earlier starter comes onto the list of two, and lane A of heat 1 is theirs. */
async function comesEarly() {
  const heats = [
    aRacer(3, 'Cem Crux'),
    aRacer(4, 'Dee Dyno'),
    { ...aRacer(5, 'Eve Edge'), startPosition: 0 },
  ];
  api.answer({ [`GET competitions/${competition}/leaderboard/heats`]: qualifying(heats) });
  await act(() => refreshHeats(competition));
  expect(await screen.findByRole('button', { name: /Lane A 5 Eve Edge/ })).toBeVisible();
}

const qualifying = (racers: Parameters<typeof someHeats>[0]) =>
  someHeats(racers, { scoringSystem: 'IFSC_SPEED', routes: [routeId(1), routeId(2)] });

it('saves nothing for others who come into the heat meanwhile, and says so', async () => {
  const { user } = race(qualifying(four.slice(2)), 'IFSC_SPEED');
  expect(await screen.findByRole('button', { name: /Lane A 4 Dee Dyno/ })).toBeVisible();
  for (const digit of '52') await user.click(key(digit));
  await comesEarly();
  expect(screen.getByText('Other climbers are in this heat now.')).toBeVisible();
  expect(key(/Lane A/)).not.toHaveTextContent('52');
  expect(key('Save heat')).toBeDisabled();
});

it('takes back nothing of others who are in the heat by now', async () => {
  const { user } = race(qualifying(four.slice(2)), 'IFSC_SPEED');
  await screen.findByRole('button', { name: /Lane A 4 Dee Dyno/ });
  await user.click(key('Fall'));
  await user.click(key('Save heat'));
  expect(await screen.findByRole('button', { name: 'Undo heat 1' })).toBeVisible();
  await heading(/Heat 2 of 2/);
  await user.click(key('Previous heat'));
  await heading(/Heat 1 of 2/);
  await comesEarly();
  expect(await screen.findByText(/cannot be undone here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo heat 1' })).not.toBeInTheDocument();
});

it('says nothing of other climbers to a judge who goes on', async () => {
  const { user } = race();
  await heading(/Heat 1/);
  await user.click(key('Fall'));
  await user.click(key('DNS'));
  await user.click(key('Save heat'));
  await heading(/Heat 2/);
  expect(screen.queryByText('Other climbers are in this heat now')).not.toBeInTheDocument();
});

it('says that a final lacks a route, and saves no heat without one', async () => {
  const { user } = race(someHeats(four, { routes: [routeId(1), routeId(2)] }));
  expect(await screen.findByText('This stage lacks a route')).toBeVisible();
  await user.click(key('Fall'));
  expect(key('Save heat')).toBeEnabled();
});

it('takes one run of everybody where there is one lane', async () => {
  const heats = someHeats(four, { scoringSystem: 'IFSC_SPEED', routes: [routeId(1)] });
  const { user } = race(heats, 'IFSC_SPEED');
  await heading(/Heat 1 of 4/);
  expect(screen.queryByText(/This stage lacks/)).not.toBeInTheDocument();
  await user.click(key('Fall'));
  await user.click(key('Save heat'));
  await waitFor(() => expect(attempts()).toHaveLength(1));
});

it('saves no final where a round has no route', async () => {
  const ran = [
    aRacer(1, 'Ada Ascent', time(5000)),
    aRacer(2, 'Bea Belay', time(5000)),
    aRacer(3, 'Cem Crux', fall),
    aRacer(4, 'Dee Dyno', fall),
  ].map((racer) => ({ ...racer, runs: racer.runs.slice(0, 2) }));
  const { user } = race(someHeats(ran, { routes: [routeId(1), routeId(2)] }));
  await user.click(await screen.findByRole('button', { name: /Ada Ascent – Bea Belay/ }));
  await heading(/Final Heat 4 of 4/);
  await user.click(key('Fall'));
  expect(key('Save heat')).toBeDisabled();
});

it('does not let judges judge their own', async () => {
  const heats = someHeats(four.map((racer) => ({ ...racer, user: { ...racer.user, uuid: me().uuid } })));
  open({
    role: 'JUDGE',
    routes: lanes,
    settings: { judgesNeedApproval: true, judgeRoutePermissions: 'SEE_JUDGE_ALL' },
    competition: { stages: [speedStage('IFSC_SPEED_FINAL')] },
  });
  api.answer({
    [`GET competitions/${competition}/leaderboard/heats`]: heats,
    'GET profiles/me/children': [],
  });
  visit(address);
  expect(await screen.findByText(/may not judge yourself/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fall' })).not.toBeInTheDocument();
});

describe('with a timing device', () => {
  const [ada, ...others] = four;
  const measured = (readings: HeatRun[]) =>
    someHeats([{ ...(ada ?? aRacer(1, 'Ada Ascent')), readings }, ...others]);

  it('shows what it measured, and logs it once the judge confirms', async () => {
    const { user } = race(measured([time(5_213)]));
    const lane = await screen.findByRole('button', { name: /Lane A/ });
    expect(lane).toHaveTextContent('5.213 From the device');
    expect(attempts()).toEqual([]);
    await user.click(key(/Lane B/));
    await user.click(key('Fall'));
    await user.click(key('Save heat'));
    await waitFor(() =>
      expect(attempts()).toEqual([
        ['attempts.replace', userId(1), 0, true, 3, 5213],
        ['attempts.replace', userId(4), 0, false, 2, null],
      ]),
    );
  });

  it('lets the judge type another time, and take that back', async () => {
    const { user } = race(measured([time(5_213)]));
    const lane = await screen.findByRole('button', { name: /Lane A/ });
    await user.click(key('6'));
    expect(lane).not.toHaveTextContent('From the device');
    await user.click(key('Delete the last digit'));
    expect(lane).toHaveTextContent('5.213 From the device');
  });
});

it('marks a time below the record as it is typed', async () => {
  const { user } = race(someHeats(four, { record: { ms: 5_300, holder: null } }));
  const lane = await screen.findByRole('button', { name: /Lane A/ });
  for (const digit of '5.299') await user.click(key(digit === '.' ? 'Decimal point' : digit));
  expect(lane).toHaveTextContent('★ Record');
});

it('says of a closed stage that it is closed, and offers nothing that would wait for staff', async () => {
  open({
    routes: lanes,
    competition: { stages: [{ ...speedStage('IFSC_SPEED_FINAL'), pendingResults: false }] },
  });
  const raced = [aRacer(1, 'Ada Ascent', time(5_000)), ...four.slice(1)];
  api.answer({ [`GET competitions/${competition}/leaderboard/heats`]: someHeats(raced) });
  visit(`${address}?heat=1`);
  expect(await screen.findByText('Competition closed')).toBeVisible();
  expect(key('Save heat')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Race again' })).toBeNull();
  expect(screen.queryByText(/You may not judge yourself/)).toBeNull();
});
