// Technical incidents on a judge's screen, in the real router, against a real HTTP server that plays the API.
import type { RouteIncident, UserAttempts } from '@topout/contract';
import { breakLine, screen, waitFor } from '@topout/testing';
import {
  aRoute,
  anAttempt,
  anEntry,
  aSportRoute,
  competition,
  gym,
  routeId,
  userId,
} from '../testing/gym.tsx';

const { api, open, visit, sent } = gym();
const ada = userId(1);
const queue = `/${competition}/judge/${routeId(1)}`;
const climbed = anAttempt(ada, 1, { segmentsCount: 3, usedLastHold: true });
const key = (name: string) => screen.getByRole('button', { name });

const incident: RouteIncident = {
  uuid: routeId(90),
  state: 'CONFIRMED',
  at: '2026-11-21T10:15:00Z',
  hold: 3,
  plus: true,
  leftMs: null,
};

/** @param now what the server knows of Ada */
async function arrive(now: Partial<UserAttempts> | null, options: Parameters<typeof open>[0] = {}) {
  open({ entries: [anEntry(1, 'Ada Ascent')], routes: [aSportRoute()], ...options });
  if (now) {
    const read = { user: ada, version: 1, attempts: [climbed], ...now };
    api.answer({ [`GET routes/${routeId(1)}/attempts`]: { data: [read] } });
  }
  const view = visit([queue, `${queue}/${ada}`]);
  await screen.findByRole('button', { name: 'Technical incident' }).catch(() => undefined);
  return view;
}

it('saves the attempt where it ended, and sends what happened', async () => {
  const { user } = await arrive(null);
  await user.click(await screen.findByRole('button', { name: 'One hold more' }));
  await user.click(key('Used last hold'));
  await user.click(key('Technical incident'));
  expect(await screen.findByText('The attempt ends at 1+, and is saved with the incident.')).toBeVisible();
  expect(key('Record it')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /^What happened/ }), 'A hold spun.');
  await user.click(key('Record it'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['attempts.append', 'queue.remove', 'incident.record']),
  );
  expect(sent('incident.')[0]?.payload).toEqual({
    incident: { hold: 1, plus: true, leftMs: null, text: 'A hold spun.' },
  });
});

it('asks for the hold before anything is recorded in lead', async () => {
  const { user } = await arrive(null);
  await user.click(key('Technical incident'));
  expect(await screen.findByText('Enter the hold that was reached first.')).toBeVisible();
});

it('warns when somebody else has started on the route since', async () => {
  const later = anAttempt(userId(2), 2, { timestamp: '2026-11-21T10:20:00Z' });
  const { user } = await arrive(null, { attempts: [climbed, later] });
  await user.click(key('Technical incident'));
  expect(await screen.findByText(/^Somebody else has started on this route/)).toBeVisible();
});

it('says from when a restart is allowed, and saves it beside the first attempt', async () => {
  const { user } = await arrive({ incident, restarts: 1 });
  expect(await screen.findByText('Incident confirmed')).toBeVisible();
  expect(screen.getByText(/Restart allowed from \d\d:18\./)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'First: 3+' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Restart' })).toBeChecked();
  await user.click(key('One hold more'));
  await user.click(key('Save'));
  await waitFor(() => expect(sent('attempts.')).toHaveLength(1));
  expect(sent('attempts.')[0]).toMatchObject({
    kind: 'attempts.restart',
    base: 1,
    payload: { attempts: [{ segmentsCount: 1 }] },
  });
});

it('shows both results, and which one counts', async () => {
  const again = anAttempt(ada, 2, { segmentsCount: 2 });
  await arrive({ attempts: [climbed, again], incident, restarts: 1 });
  expect(await screen.findByText('First 3+, restart 2: 3+ counts.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Restart: 2' })).toBeChecked();
});

it('lets a restart be logged while the jury decides, and says that it waits', async () => {
  const { user } = await arrive({ incident: { ...incident, state: 'OPEN' } });
  expect(await screen.findByText('Incident: the jury decides')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'First: 3+' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Restart' }));
  expect(screen.getByText('A restart waits for the jury.')).toBeVisible();
});

it('has no restart once it is refused', async () => {
  await arrive({ incident: { ...incident, state: 'REFUSED' } });
  expect(await screen.findByText('Incident refused')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Restart' })).toBeNull();
});

it('asks before the climber climbs on', async () => {
  const { user } = await arrive({ incident: { ...incident, state: 'OPEN' } });
  await user.click(await screen.findByRole('button', { name: 'Climbs on' }));
  await user.click(screen.getAllByRole('button', { name: 'Climbs on' }).at(-1) ?? key('Climbs on'));
  await waitFor(() => expect(sent('incident.').map(({ kind }) => kind)).toEqual(['incident.withdraw']));
  expect(await screen.findByRole('button', { name: 'Technical incident' })).toBeVisible();
  expect(screen.queryByText('Incident: the jury decides')).toBeNull();
});

it('takes one back that is still on the phone, without a network', async () => {
  const { user } = await arrive(null, { routes: [aRoute()] });
  api.answer({ [`POST competitions/${competition}/commands`]: breakLine });
  await user.click(key('Technical incident'));
  await user.type(await screen.findByRole('textbox', { name: /^What happened/ }), 'A mat slid.');
  await user.click(key('Record it'));
  expect(await screen.findByText('Incident: on this phone')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Climbs on' }));
  await user.click(screen.getAllByRole('button', { name: 'Climbs on' }).at(-1) ?? key('Climbs on'));
  await waitFor(() => expect(screen.queryByText('Incident: on this phone')).toBeNull());
});

it('records a boulder’s without an attempt', async () => {
  const { user } = await arrive(null, { routes: [aRoute()] });
  await user.click(key('Technical incident'));
  await user.type(await screen.findByRole('textbox', { name: /^What happened/ }), 'A mat slid.');
  await user.click(key('Record it'));
  await waitFor(() => expect(sent('incident.')).toHaveLength(1));
  expect(sent('incident.')[0]?.payload).toEqual({
    incident: { hold: null, plus: false, leftMs: null, text: 'A mat slid.' },
  });
  expect(sent('attempts.')).toEqual([]);
});
