// The screens in the real router, against a real HTTP server that plays the API.
import type { Dispute, Disputes } from '@topout/contract';
import { act, refuse, screen, waitFor, within } from '@topout/testing';
import { anEntry, aRoute, competition, gym, routeId, userId, women, men } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const list = `competitions/${competition}/disputes`;
const path = `/${competition}/disputes`;
const uuid = routeId(80);
const one = `${list}/${uuid}`;

const zone = { success: false, segmentsCount: 1, usedLastHold: false };
const top = { success: true, segmentsCount: 1, usedLastHold: false };
const said = (number: number, text: string, byStaff: boolean, author: string | null) => ({
  uuid: routeId(number),
  text,
  saidAt: '2026-11-21T10:20:00Z',
  byStaff,
  author,
});

const aDispute = (more: Partial<Dispute> = {}): Dispute => ({
  uuid,
  entry: anEntry(1, 'Vera Cruz').uuid,
  route: routeId(1),
  category: women.uuid,
  stage: routeId(70),
  user: { uuid: userId(1), name: 'Vera Cruz' },
  kind: 'APPEAL',
  state: 'OPEN',
  openedAt: '2026-11-21T10:20:00Z',
  incident: null,
  closedAt: null,
  closedBy: null,
  reason: null,
  ruling: null,
  fee: null,
  before: [zone],
  after: [zone],
  answers: [said(81, 'I topped it.', false, 'Vera Cruz')],
  canAnswer: true,
  canDecide: true,
  canWithdraw: false,
  ...more,
});

function openWith(
  data: Dispute[],
  role: 'STAFF_JUDGE' | null = 'STAFF_JUDGE',
  appealable: Disputes['appealable'] = [],
) {
  const others = aRoute({ uuid: routeId(2), name: 'Cold Feet' });
  open({ role, routes: [aRoute({ name: 'Warm Hands' }), others], entries: [anEntry(1, 'Vera Cruz')] });
  api.answer({ [`GET ${list}`]: () => ({ data, appealable }) });
}

it('lists what is open before what is decided, a category at a time', async () => {
  openWith([
    aDispute(),
    aDispute({
      uuid: routeId(82),
      user: { uuid: userId(2), name: 'Mo Men' },
      category: men.uuid,
      state: 'STANDS',
      closedAt: '2026-11-21T10:30:00Z',
      reason: 'Seen.',
    }),
  ]);
  const { user } = visit(path);
  const opened = await screen.findByRole('list', { name: 'Open' });
  expect(within(opened).getByRole('link', { name: /^Vera Cruz · Route 1/ })).toHaveAttribute(
    'href',
    `${path}/${uuid}`,
  );
  expect(within(screen.getByRole('list', { name: 'Decided' })).getByText('Stands')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Men/ }));
  expect(screen.queryByRole('link', { name: /^Vera Cruz/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Mo Men/ })).toBeVisible();
});

it('says that nothing is in dispute, and how long appeals are possible', async () => {
  openWith([], null);
  visit(path);
  expect(await screen.findByText('Nothing is in dispute.')).toBeVisible();
  expect(screen.getByText(/for 30 minutes after/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Appeal against a result' })).toBeNull();
});

const anIncident = (more: Partial<Dispute> = {}) =>
  aDispute({
    kind: 'INCIDENT',
    incident: { at: '2026-11-21T10:15:00Z', hold: 3, plus: true, leftMs: null },
    ...more,
  });

it.each([
  ['CONFIRMED', 'Confirm the incident', 'The climber may restart. The better of both results counts.'],
  ['REFUSED', 'Refuse the incident', 'The result stands.'],
] as const)('lets the jury decide about an incident: %s', async (decision, act, gives) => {
  openWith([anIncident()]);
  api.answer({ [`POST ${one}/decision`]: anIncident({ state: decision }) });
  const { user } = visit(`${path}/${uuid}`);
  expect(await screen.findByText(/The attempt ended at 3\+\. Restart allowed from/)).toBeVisible();
  if (decision === 'REFUSED') await user.click(screen.getByRole('radio', { name: 'Refused' }));
  expect(screen.getByText(gives)).toBeVisible();
  await user.click(screen.getByRole('button', { name: act }));
  expect(api.called(`POST ${one}/decision`)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Seen by two judges.');
  await user.click(screen.getByRole('button', { name: act }));
  await waitFor(() =>
    expect(api.called(`POST ${one}/decision`)[0]?.body).toEqual({ decision, reason: 'Seen by two judges.' }),
  );
});

it('offers the time left on a boulder, and no restart', async () => {
  openWith([
    anIncident({ incident: { at: '2026-11-21T10:15:00Z', hold: null, plus: false, leftMs: 83_000 } }),
  ]);
  visit(`${path}/${uuid}`);
  expect(await screen.findByText(/1:23 was left\./)).toBeVisible();
  expect(screen.queryByText(/Restart allowed/)).toBeNull();
});

it('lets a judge decide what has become of the result, with a reason', async () => {
  openWith([aDispute({ after: [zone, top] })]);
  const { user } = visit(`${path}/${uuid}`);
  const result = await screen.findByRole('region', { name: 'The result' });
  expect(within(result).getByText('Zone, 1 attempt')).toBeInTheDocument();
  expect(within(result).getByText('Top, 2 attempts')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Correct the result' })).toHaveAttribute(
    'href',
    `/${competition}/judge/${routeId(1)}/${userId(1)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Confirm the new result' }));
  expect(await screen.findByText('Required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The video  shows it.');
  api.answer({ [`POST ${one}/decision`]: aDispute({ state: 'CHANGED' }) });
  await user.click(screen.getByRole('button', { name: 'Confirm the new result' }));
  expect(api.called(`POST ${one}/decision`)).toMatchObject([
    { body: { decision: 'CHANGED', reason: 'The video shows it.' } },
  ]);
});

it('has the judge say why an appeal changes nothing', async () => {
  openWith([aDispute()]);
  const { user } = visit(`${path}/${uuid}`);
  const why = await screen.findByRole('group', { name: 'The appeal is' });
  expect(within(why).getByRole('radio', { name: /^Unsuccessful/ })).toBeChecked();
  await user.click(within(why).getByRole('radio', { name: /^Undetermined/ }));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'No camera saw it.');
  api.answer({ [`POST ${one}/decision`]: aDispute({ state: 'STANDS', ruling: 'UNDETERMINED' }) });
  await user.click(screen.getByRole('button', { name: 'The result stands' }));
  expect(api.called(`POST ${one}/decision`)).toMatchObject([
    { body: { decision: 'STANDS', reason: 'No camera saw it.', ruling: 'UNDETERMINED' } },
  ]);
});

it('tells whoever appealed what it costs', async () => {
  const closed = {
    state: 'STANDS',
    ruling: 'UNSUCCESSFUL',
    fee: 50,
    reason: 'The video shows no top.',
  } as const;
  openWith([aDispute({ ...closed, closedAt: '2026-11-21T10:40:00Z', canDecide: false })], null);
  const { user } = visit(path);
  const row = await screen.findByRole('link', { name: /Vera Cruz/ });
  expect(row).toHaveTextContent('Fee of 50');
  await user.click(row);
  expect(await screen.findByText('The appeal is unsuccessful. A fee of 50 is due.')).toBeVisible();
});

it('keeps what was written when it could not be sent', async () => {
  openWith([aDispute({ canDecide: false })], null);
  const { user } = visit(`${path}/${uuid}`);
  const answer = await screen.findByRole('textbox', { name: /^Your answer/ });
  await user.type(answer, 'Please look.');
  api.answer({ [`POST ${one}/answers`]: refuse(409, 'dispute.closed', 'This is decided already.') });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(answer).toHaveValue('Please look.');
  expect(screen.queryByRole('button', { name: 'The result stands' })).toBeNull();
  expect(screen.getByText(/Staff have not decided yet/)).toBeVisible();
});

it('sends the same answer when the answer to it was lost', async () => {
  openWith([aDispute({ canDecide: false })], null);
  const { user } = visit(`${path}/${uuid}`);
  const answer = await screen.findByRole('textbox', { name: /^Your answer/ });
  await user.type(answer, 'Please look.');
  const send = screen.getByRole('button', { name: 'Send' });
  api.answer({ [`POST ${one}/answers`]: refuse(503, 'busy', 'Please try again.') });
  await user.click(send);
  await waitFor(() => expect(send).toBeEnabled());
  api.answer({ [`POST ${one}/answers`]: aDispute() });
  await user.click(send);
  await waitFor(() => expect(answer).toHaveValue(''));
  expect(new Set(api.called(`POST ${one}/answers`).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

it('shows the decision, and asks no more', async () => {
  openWith(
    [
      aDispute({
        state: 'CHANGED',
        closedAt: '2026-11-21T10:30:00Z',
        reason: 'The video shows it.',
        after: [top],
        canAnswer: false,
        canDecide: false,
      }),
    ],
    null,
  );
  visit(`${path}/${uuid}`);
  expect(await screen.findByText('The result was changed')).toBeVisible();
  expect(screen.getByText('The video shows it.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('lets whoever opened it withdraw it', async () => {
  openWith([aDispute({ canWithdraw: true, canDecide: false })], null);
  const { user } = visit(`${path}/${uuid}`);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  api.answer({ [`DELETE ${one}`]: aDispute({ state: 'WITHDRAWN', after: null }) });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(api.called(`DELETE ${one}`)).toHaveLength(1);
});

it('takes an appeal, and opens it', async () => {
  const { uuid: entry } = anEntry(1, 'Vera Cruz');
  openWith([aDispute()], null, [{ entry, route: routeId(1), until: '2026-11-21T10:45:00Z' }]);
  const { user } = visit(`${path}/new`);
  expect(await screen.findByRole('option', { name: '1 · Warm Hands' })).toBeInTheDocument();
  expect(screen.getByText('You can appeal until 10:45.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^What is wrong/ }), 'I topped it.');
  api.answer({ [`POST ${list}`]: aDispute() });
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  expect(await screen.findByRole('heading', { name: 'Vera Cruz' })).toBeVisible();
  expect(api.called(`POST ${list}`)).toMatchObject([
    { body: { kind: 'APPEAL', entry, route: routeId(1), text: 'I topped it.' } },
  ]);
});

it('appeals against what was chosen or nothing, whatever becomes possible or too late meanwhile', async () => {
  const { uuid: entry } = anEntry(1, 'Vera Cruz');
  const first = { entry, route: routeId(1), until: '2026-11-21T10:45:00Z' };
  const second = { ...first, route: routeId(2), until: null };
  openWith([aDispute()], null, [first, second]);
  const { user } = visit(`${path}/new`);
  await user.type(await screen.findByRole('textbox', { name: /^What is wrong/ }), 'I topped it.');
  openWith([aDispute()], null, [second]);
  api.answer({ [`POST ${list}`]: refuse(403, 'dispute.late', 'It is too late to appeal.') });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^You cannot appeal against this result any more/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Result' })).toHaveDisplayValue('1 · Warm Hands');
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  expect(api.called(`POST ${list}`)).toMatchObject([{ body: { route: routeId(1) } }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), '1 · Cold Feet');
  expect(screen.getByText(/^Nothing is logged here/)).toBeVisible();
});

it('says that it is too late', async () => {
  openWith([], null);
  visit(`${path}/new`);
  expect(await screen.findByText('There is no result to appeal against now')).toBeVisible();
});
