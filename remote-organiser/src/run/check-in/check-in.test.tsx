// The desk in the real router, against a real HTTP server that plays the API.
import type { DeskRow, Wave } from '@topout/contract';
import { refreshDesk } from '@topout/api-client';
import { bannerAtom } from '@topout/app-kit';
import {
  act,
  breakLine,
  EventsReply,
  expectedErrors,
  fakeApi,
  fireEvent,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { open, twoCategories, uuidOf } from '../board/testing.ts';
import { routes } from '../../routes.tsx';
import { aDeskRow, mark } from './testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const desk = `${its}/check-in`;
const ada = aDeskRow(17, 'Ada');
const bea = aDeskRow(18, 'Bea', { present: mark });

/** What the server holds: the list is read again whenever a desk has recorded something. */
let stored: readonly DeskRow[] = [];

async function show(rows: DeskRow[] = [ada, bea], role: 'STAFF' | 'JUDGE' = 'STAFF') {
  stored = rows;
  api.answer({
    [`GET ${its}`]: twoCategories({ role, canJudge: false }),
    [`GET ${desk}`]: () => ({ data: stored }),
    [`GET ${its}/events`]: new EventsReply(['desk', { competition: someCompetition }]),
  });
  const view = renderRoutes(routes, { at: `/${someCompetition}/check-in`, signedInAs: someUuid });
  if (role === 'STAFF') await screen.findByRole('searchbox');
  return view;
}

/** The server's answers to changes of Ada's row: whoever reads the list afterwards finds her there. */
function answerChanges(record: string | null = uuidOf(900)) {
  api.answer({
    [`PATCH ${desk}/${ada.user}`]: ({ body }: { body: unknown }) => {
      const now = { ...ada, ...((body as { present?: boolean }).present === true && { present: mark }) };
      stored = stored.map((one) => (one.user === now.user ? now : one));
      return { record, row: now };
    },
  });
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const patched = () => api.called(`PATCH ${desk}/${ada.user}`).map(({ body }) => body);

it('says who is here and who is missing, and narrows the list', async () => {
  const { user } = await show();
  expect(screen.getByText('1 of 2 here')).toBeVisible();
  expect(screen.getByText('2 unpaid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Missing/ }));
  expect(screen.queryByText('Bea Low')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Missing/ }));
  expect(screen.getByText('Bea Low')).toBeVisible();
});

const wave = (n: number, name: string, more: Partial<Wave> = {}): Wave => ({
  uuid: uuidOf(n),
  name,
  startTime: mark.at,
  endTime: '2099-11-21T12:00:00.000Z',
  capacity: null,
  categories: [],
  taken: 1,
  waiting: 0,
  ...more,
});

it('narrows the list to a session, and puts somebody into another', async () => {
  const waves = { data: [wave(500, 'Afternoon'), wave(501, 'Evening')], own: [], without: 0 };
  const put = `PUT ${its}/waves/of/${ada.user}`;
  api.answer({ [`GET ${its}/waves`]: waves, [put]: waves });
  const { user } = await show([
    { ...ada, wave: uuidOf(500) },
    { ...bea, wave: uuidOf(501) },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Afternoon' }));
  expect(screen.getByText('0 of 1 here')).toBeVisible();
  expect(screen.queryByText('Bea Low')).not.toBeInTheDocument();
  await user.click(row('Ada Low'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Session' }), 'Evening');
  await waitFor(() => expect(api.called(put)[0]?.body).toEqual({ wave: uuidOf(501) }));
});

it('keeps the open row in a narrowed list, until the list is narrowed anew', async () => {
  answerChanges();
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: /^Missing/ }));
  await user.click(row('Ada Low'));
  await user.click(screen.getByRole('switch', { name: /^Here/ }));
  expect(await screen.findByText('2 of 2 here')).toBeVisible();
  expect(row('Ada Low')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Unpaid/ }));
  await user.click(screen.getByRole('button', { name: /^Missing/ }));
  expect(screen.getByText('Everybody is here')).toBeVisible();
});

it('checks somebody in by keyboard alone, and takes it back', async () => {
  answerChanges();
  const restore = `POST ${its}/history/${uuidOf(900)}/restore`;
  api.answer({ [restore]: { entry: null } });
  const { user } = await show();
  await user.keyboard('ad{Enter}');
  expect(screen.getByRole('switch', { name: /^Here/ })).toHaveFocus();
  await user.keyboard(' ');
  expect(await screen.findByText('Ada Low is here.')).toBeVisible();
  expect(patched()).toEqual([{ present: true }]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.called(restore)).toHaveLength(1));
});

it('offers to take it back again where that failed', async () => {
  answerChanges();
  const restore = `POST ${its}/history/${uuidOf(900)}/restore`;
  api.answer({ [restore]: () => refuse(503, 'Please try again.') });
  const { user } = await show();
  await user.keyboard('ad{Enter} ');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.called(restore).length).toBeGreaterThan(0));
  api.answer({ [restore]: { entry: null } });
  const before = api.called(restore).length;
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.called(restore)).toHaveLength(before + 1));
});

it('takes what is typed or scanned with the cursor on a switch', async () => {
  answerChanges();
  const { user } = await show();
  await user.keyboard('18{Enter}');
  expect(screen.getByRole('switch', { name: /^Here/ })).toHaveFocus();
  await user.keyboard('17');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('17');
  await user.click(row('Ada Low'));
  await user.click(screen.getByRole('switch', { name: /^Paid/ }));
  await user.keyboard('30');
  expect(screen.getByLabelText('Amount')).toHaveValue('30');
});

it('moves from the search through the rows and back', async () => {
  const { user } = await show();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Bea Low')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('asks how much was paid, beginning with what was paid last', async () => {
  answerChanges();
  const scrolled = jest.fn(async () => undefined);
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  const paid = { amountMinor: 2500, currency: 'CHF', how: 'CARD' as const, ...mark };
  const { user } = await show([ada, { ...bea, paid }]);
  await user.click(row('Ada Low'));
  await user.click(screen.getByRole('switch', { name: /^Paid/ }));
  const amount = screen.getByLabelText('Amount');
  expect(amount).toHaveValue('25.00');
  expect(scrolled).toHaveBeenCalledTimes(1);
  await user.clear(amount);
  await user.type(amount, 'ten');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Please enter an amount')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '30,5');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(patched()).toEqual([
      { paid: { amountMinor: 3050, currency: 'CHF', how: 'CARD' }, seen: { paid: null } },
    ]),
  );
  await waitFor(() => expect(amount).not.toBeInTheDocument());
});

it('sends a payment as one over what stood there when the form opened', async () => {
  answerChanges();
  const paid = { amountMinor: 2500, currency: 'CHF', how: 'CARD' as const, ...mark };
  const { user } = await show([{ ...ada, paid }]);
  await user.click(row('Ada Low'));
  await user.click(screen.getByRole('button', { name: 'Change payment' }));
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(patched()).toMatchObject([{ seen: { paid: mark.at } }]));
});

it('lets a guardian sign for people who may be under 18', async () => {
  answerChanges();
  const { user } = await show([{ ...ada, needsGuardian: true }]);
  await user.click(row('Ada Low'));
  await user.click(screen.getByRole('switch', { name: /^Waiver signed/ }));
  await user.type(screen.getByLabelText('Guardian’s name'), 'Paula Parent{Enter}');
  await waitFor(() =>
    expect(patched()).toEqual([
      { waiver: { signer: 'GUARDIAN', name: 'Paula Parent' }, seen: { waiver: null } },
    ]),
  );
});

it.each([
  ['paid', /^Paid/, 'Amount', { amountMinor: 2500, currency: 'CHF', how: 'CARD', ...mark }],
  ['waiver', /^Waiver signed/, 'Guardian’s name', { signer: 'GUARDIAN', name: 'Paula Parent', ...mark }],
] as const)(
  'takes back no %s that another desk recorded while the form was open',
  async (field, name, label, recorded) => {
    answerChanges();
    const minor = { ...ada, needsGuardian: true };
    const { user } = await show([minor]);
    await user.click(row('Ada Low'));
    await user.click(screen.getByRole('switch', { name }));
    expect(screen.getByLabelText(label)).toBeVisible();
    stored = [{ ...minor, [field]: recorded }];
    await act(() => refreshDesk(someCompetition));
    await screen.findByText(/Maja Master/);
    await user.click(screen.getByRole('switch', { name }));
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name })).toBeChecked();
    await user.click(screen.getByRole('switch', { name }));
    await waitFor(() => expect(patched()).toEqual([{ [field]: null, seen: { [field]: mark.at } }]));
  },
);

// A hand scanner types faster than these tests do: the code comes in one piece.
it('checks in whoever a hand scanner reads, and waits for the next', async () => {
  answerChanges();
  const { user } = await show();
  await user.paste(`https://topout.example/${someCompetition}/entries?entry=${ada.user}`);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Ada Low is here.')).toBeVisible();
  expect(patched()).toEqual([{ present: true }]);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(row('Ada Low')).toHaveAttribute('aria-expanded', 'true');
  await user.paste(`https://topout.example/${someCompetition}/entries?entry=${bea.user}`);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Was here already, at .* by Maja Master\. Number 18\.$/)).toBeVisible();
});

it('takes a code that a hand scanner types into a field, which keeps what it held', async () => {
  answerChanges();
  const { user } = await show();
  await user.click(row('Bea Low'));
  await user.click(screen.getByRole('switch', { name: /^Paid/ }));
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '25');
  const code = `https://topout.example/${someCompetition}/entries?entry=${ada.user}`;
  // As fast as a scanner, however slow this machine is.
  const stamped = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Date.now() + 60_000);
  for (const key of code) fireEvent.keyDown(amount, { key });
  fireEvent.change(amount, { target: { value: `25${code}` } });
  expect(fireEvent.keyDown(amount, { key: 'Enter' })).toBe(false);
  stamped.mockRestore();
  expect(await screen.findByText('Ada Low is here.')).toBeVisible();
  expect(patched()).toEqual([{ present: true }]);
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('25');
  // What a person types is theirs.
  expect(fireEvent.keyDown(amount, { key: 'Enter' })).toBe(true);
});

it('loses no code that a hand scanner reads while the one before is on its way', async () => {
  let mend: () => void = () => undefined;
  const line = new Promise<void>((resolve) => {
    mend = resolve;
  });
  api.answer({
    [`PATCH ${desk}/${ada.user}`]: async () => {
      await line;
      return { record: uuidOf(900), row: { ...ada, present: mark } };
    },
  });
  const { user } = await show();
  await user.paste(`https://topout.example/${someCompetition}/entries?entry=${ada.user}`);
  await user.keyboard('{Enter}');
  await user.paste(`https://topout.example/${someCompetition}/entries?entry=${bea.user}`);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Was here already, at .* by Maja Master\. Number 18\.$/)).toBeVisible();
  mend();
  await waitFor(() => expect(patched()).toEqual([{ present: true }]));
});

it.each([
  [`https://topout.example/${someUuid}/ticket#x`, 'This code is not of this competition.'],
  [`https://topout.example/${someCompetition}/ticket#x`, 'This code names nobody who is entered here.'],
])('says what is wrong with %s', async (code, text) => {
  const { user } = await show();
  await user.paste(code);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
});

it('enters a walk-in by the name that was not found, opens the row, and is ready for the next', async () => {
  const kim = aDeskRow(19, 'Kim', { lastName: 'Walker', present: mark });
  api.answer({
    [`POST ${desk}`]: () => {
      stored = [...stored, kim];
      return { entry: uuidOf(19), row: kim };
    },
  });
  const { user } = await show();
  await user.keyboard('kim walker');
  await user.click(screen.getByRole('button', { name: 'Add kim walker' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByLabelText('Last name')).toHaveValue('Walker');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Category' }), 'Open');
  await user.click(sheet.getByRole('button', { name: 'Enter and check in' }));
  expect(await screen.findByText('Kim Walker is entered and here, number 19.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('19');
  expect(row('Kim Walker')).toHaveAttribute('aria-expanded', 'true');
  expect(api.called(`POST ${desk}`)[0]?.body).toEqual({
    uuid: expect.any(String),
    firstName: 'Kim',
    lastName: 'Walker',
    category: open,
  });
});

it('proposes the next session with a place to a walk-in, and says if they wait for one', async () => {
  const kim = aDeskRow(19, 'Kim', { wave: uuidOf(500), waveWaits: true, present: mark });
  const waves = [
    wave(499, 'Morning', { endTime: mark.at }),
    wave(500, 'Afternoon', { capacity: 1 }),
    wave(501, 'Kids', { categories: [uuidOf(900)] }),
    wave(502, 'Evening'),
  ];
  api.answer({
    [`GET ${its}/waves`]: { data: waves, own: [], without: 0 },
    [`POST ${desk}`]: { entry: uuidOf(19), row: kim },
  });
  const { user } = await show();
  await user.keyboard('kim low');
  await user.click(screen.getByRole('button', { name: 'Add kim low' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByRole('combobox', { name: 'Session' })).not.toBeInTheDocument();
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Category' }), 'Open');
  const session = await sheet.findByRole('combobox', { name: 'Session' });
  expect(
    within(session)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Afternoon (full, waiting list)', 'Evening', 'No session']);
  expect(session).toHaveDisplayValue('Evening');
  await user.selectOptions(session, uuidOf(500));
  await user.click(sheet.getByRole('button', { name: 'Enter and check in' }));
  expect(await screen.findByText(/number 19\. The session is full: they wait for a place\./)).toBeVisible();
  expect(api.called(`POST ${desk}`)[0]?.body).toMatchObject({ wave: uuidOf(500) });
});

it('asks a walk-in what is required, and sends the same details under the same id', async () => {
  const rules = {
    uuid: uuidOf(700),
    kind: 'CONSENT',
    label: 'Rules of the gym',
    help: '',
    required: true,
    audience: 'ALL',
    categories: [],
    readers: 'DESK',
    choices: [],
    consent: { version: 1, text: 'I climb at my own risk.' },
    archived: false,
    answered: false,
    version: 1,
  };
  const photos = { ...rules, uuid: uuidOf(701), label: 'Photos', required: false };
  api.answer({ [`POST ${desk}`]: breakLine, [`GET ${its}/questions`]: { data: [rules, photos] } });
  const { user } = await show();
  await user.keyboard('kim walker');
  await user.click(screen.getByRole('button', { name: 'Add kim walker' }));
  const sheet = within(screen.getByRole('dialog'));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Category' }), 'Open');
  await user.click(await sheet.findByRole('checkbox', { name: 'I agree: Rules of the gym' }));
  expect(sheet.queryByRole('checkbox', { name: /Photos/ })).not.toBeInTheDocument();
  const enter = sheet.getByRole('button', { name: 'Enter and check in' });
  await user.click(enter);
  await waitFor(() => expect(enter).toBeEnabled());
  await user.click(enter);
  await waitFor(() => expect(api.called(`POST ${desk}`)).toHaveLength(2));
  const [first, again] = api.called(`POST ${desk}`).map(({ body }) => body);
  expect(again).toEqual(first);
  expect(first).toMatchObject({ answers: [{ question: rules.uuid, value: true, version: 1 }] });
  expectedErrors();
});

it('says that a category is full before it puts anybody on the waiting list', async () => {
  const kim = aDeskRow(19, 'Kim', { status: 'WAITING', present: mark });
  api.answer({
    [`POST ${desk}`]: ({ body }: { body: unknown }) =>
      (body as { waitingList?: boolean }).waitingList === true
        ? { entry: uuidOf(19), row: kim }
        : refuse(409, 'walk_in.full', 'There is no free place in this category.'),
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Walk-in' }));
  const sheet = within(screen.getByRole('dialog'));
  await user.type(sheet.getByLabelText('First name'), 'Kim');
  await user.type(sheet.getByLabelText('Last name'), 'Low');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Category' }), 'Open');
  await user.click(sheet.getByRole('button', { name: 'Enter and check in' }));
  expect(await sheet.findByText('No free place')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Put on the waiting list' }));
  expect(await screen.findByText('Kim Low is on the waiting list.')).toBeVisible();
});

it('says why a change was refused, and keeps what stands', async () => {
  api.answer({ [`PATCH ${desk}/${ada.user}`]: breakLine });
  const { user, store } = await show();
  await user.click(row('Ada Low'));
  await user.click(screen.getByRole('switch', { name: /^Here/ }));
  await waitFor(() => expect(store.get(bannerAtom)).not.toBeNull());
  expect(screen.getByRole('switch', { name: /^Here/ })).not.toBeChecked();
  expectedErrors();
});

it('welcomes the first, and shows nothing to others than organisers', async () => {
  const { unmount } = await show([]);
  expect(screen.getByText('Nobody is entered yet')).toBeVisible();
  unmount();
  const read = api.called(`GET ${desk}`).length;
  await show([ada], 'JUDGE');
  await waitFor(() => expect(screen.getByRole('main')).toBeVisible());
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(api.called(`GET ${desk}`)).toHaveLength(read);
});
