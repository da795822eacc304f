// The section of the set-up in the real router, against a real HTTP server that plays the API.
import type { Competition, ImportedLine } from '@topout/contract';
import {
  aProfile,
  fakeApi,
  renderRoutes,
  Reply,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { twoCategories, uuidOf, youth } from '../../run/board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const importCall = `POST ${its}/entries/import`;

const aLine = (more: Partial<ImportedLine> = {}): ImportedLine => ({
  line: 1,
  status: 'new',
  firstName: 'Ada',
  lastName: 'Late',
  yearOfBirth: null,
  gender: null,
  category: youth,
  competitorNumber: null,
  email: null,
  nation: null,
  wave: null,
  handicapPercent: null,
  handicapPoints: null,
  entry: null,
  problems: [],
  notes: [],
  ...more,
});
const answers = (tried: Partial<ImportedLine> = {}, entry = uuidOf(7)) => ({
  [importCall]: ({ body }: { body: unknown }) => {
    const dry = JSON.stringify(body).includes('"dry_run":true');
    return {
      dryRun: dry,
      delimiter: '\t',
      headings: false,
      columns: [],
      sample: [],
      lines: [aLine(dry ? tried : { ...tried, competitorNumber: '12', entry })],
      imported: dry ? 0 : 1,
    };
  },
});
const bodies = () => api.called(importCall).map(({ body }) => body);
const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function arrive(tried: Partial<ImportedLine> = {}, more: Partial<Competition> = {}) {
  api.answer({
    'GET profiles/me': aProfile(),
    [`GET ${its}`]: twoCategories({ role: 'STAFF', canJudge: true, ...more }),
    ...answers(tried),
  });
  const at = `/${someCompetition}/setup/add-competitor`;
  const { user } = renderRoutes(routes, { at, signedInAs: someUuid });
  await screen.findByRole('button', { name: 'Add competitor' }, { timeout: 15_000 });
  return user;
}
async function fillIn(user: Awaited<ReturnType<typeof arrive>>) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Youth');
  await user.type(field(/^First name/), 'Ada');
  await user.type(field(/^Last name/), 'La"te');
}

it('adds one by Enter, shows the new row, and is ready for the next one', async () => {
  const user = await arrive();
  await fillIn(user);
  await user.keyboard('{Enter}');
  const list = within(await screen.findByRole('region', { name: /Added just now/ }));
  const row = list.getByRole('link', { name: /Ada Late/ });
  expect(row).toHaveTextContent('Youth · 12');
  expect(row).toHaveAttribute('href', `/${someCompetition}/entries/${uuidOf(7)}`);
  expect(bodies().at(-1)).toMatchObject({
    dryRun: false,
    headings: false,
    table: `"Ada"\t"La""te"\t"${youth}"\t""\t""\t""\t""\t""`,
  });
  expect(field(/^First name/)).toHaveFocus();
  expect(field(/^First name/)).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue(youth);
});

it('takes the last one back by one undo', async () => {
  const user = await arrive();
  await fillIn(user);
  await user.keyboard('{Enter}');
  api.answer({ [`DELETE ${its}/entries/${uuidOf(7)}`]: new Reply(204) });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ada Late/ })).not.toBeInTheDocument());
  expect(api.called(`DELETE ${its}/entries/${uuidOf(7)}`)).toHaveLength(1);
});

it('leads every problem to its field, and enters nobody', async () => {
  const problems: ImportedLine['problems'] = [
    { column: 'competitor_number', message: 'Number 7 belongs to Bea L.' },
    { column: 'email', message: '“ada” is no e-mail address.' },
  ];
  const user = await arrive({ status: 'error', problems });
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add competitor' }));
  expect(screen.getAllByText('Required')).toHaveLength(3);
  expect(field(/^First name/)).toHaveFocus();
  await fillIn(user);
  await user.keyboard('{Enter}');
  const number = field(/^Number/);
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription('Number 7 belongs to Bea L.');
  expect(field(/^E-mail(?! addresses)/)).toHaveAccessibleDescription('“ada” is no e-mail address.');
  expect(bodies()).toMatchObject([{ dryRun: true }]);
});

it('tells of somebody who is entered already', async () => {
  const user = await arrive({ status: 'entered', notes: ['Already entered.'] });
  await fillIn(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Ada Late is entered already')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add competitor' }));
  await waitFor(() => expect(bodies()).toMatchObject([{ dryRun: true }, { dryRun: true }]));
});

it.each([
  [{ notes: ['The same e-mail as Bea L.'] }, 'The same e-mail as Bea L.', 'Add anyway'],
  [
    { status: 'waiting' as const },
    'There is no free place: this person will join the waiting list.',
    'Add to the waiting list',
  ],
])('tells before it adds %j', async (tried, text, button) => {
  const user = await arrive(tried);
  await fillIn(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(bodies()).toMatchObject([{ dryRun: true }]);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('link', { name: /Ada Late/ })).toBeVisible();
});

it('offers whoever was added with an address the link to take the entry over', async () => {
  const user = await arrive({ email: 'ada@example.org' });
  api.answer({ [`POST ${its}/entries/invite`]: new Reply(204) });
  await fillIn(user);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Mail the link to this entry' }));
  expect(await screen.findByText('The invitation to ada@example.org is on its way.')).toBeVisible();
  expect(api.called(`POST ${its}/entries/invite`).map(({ body }) => body)).toEqual([
    { email: 'ada@example.org' },
  ]);
  expect(screen.queryByRole('button', { name: /^Mail/ })).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('invites those who shall enter themselves', async () => {
  const user = await arrive();
  api.answer({ [`POST ${its}/entries/invite`]: new Reply(204) });
  const addresses = screen.getByRole('textbox', { name: 'E-mail addresses' });
  await user.type(addresses, 'kim@example.org, lee@example.org');
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations are on their way.')).toBeVisible();
  expect(api.called(`POST ${its}/entries/invite`).map(({ body }) => body)).toEqual([
    { email: 'kim@example.org' },
    { email: 'lee@example.org' },
  ]);
  expect(addresses).toHaveValue('');
});

it('tells what those can do who are invited once entries are closed', async () => {
  await arrive({}, { canEnter: false, canEnterReason: { message: 'Entries are closed.' } });
  expect(screen.getByText(/^Entries are closed\. People you invite can take over/)).toBeVisible();
});

it('enters into the stage that runs', async () => {
  const { stages } = twoCategories();
  const final = stages.map((stage) => ({
    ...stage,
    uuid: uuidOf(50),
    name: 'Final',
    categories: [{ uuid: uuidOf(51), name: 'Last eight', capacity: null }],
  }));
  const user = await arrive({}, { stages: [...final, ...stages] });
  const category = screen.getByRole('combobox', { name: 'Category' });
  expect(within(category).getAllByRole('option')).toHaveLength(2);
  expect(category).toHaveValue(uuidOf(51));
  await user.type(field(/^First name/), 'Ada');
  await user.type(field(/^Last name/), 'Late{Enter}');
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ table: expect.stringContaining(uuidOf(51)) }));
});
