// The section of the set-up in the real router, against a real HTTP server that plays the API.
import type { ImportBody, ImportedLine } from '@topout/contract';
import { bannerAtom } from '@topout/app-kit';
import {
  expectedErrors,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { open, twoCategories } from '../../run/board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const importCall = `POST ${its}/entries/import`;

const aLine = (line: number, more: Partial<ImportedLine> = {}): ImportedLine => ({
  line,
  status: 'new',
  firstName: `First${line}`,
  lastName: 'Listed',
  yearOfBirth: null,
  gender: null,
  category: open,
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
const anOutcome = (lines: readonly ImportedLine[], imported = 0) => ({
  dryRun: imported === 0,
  delimiter: '\t',
  headings: true,
  columns: [
    { heading: 'Name', column: 'name' },
    { heading: 'Cup', column: null },
  ],
  sample: [
    ['Name', 'Cup'],
    ['First2 Listed', 'Blue'],
  ],
  lines,
  imported,
});
const wrong = aLine(3, {
  status: 'error',
  category: null,
  problems: [{ column: 'category', message: 'There is no category “Nowhere” in this competition.' }],
});

async function pasteRows(lines: readonly ImportedLine[]) {
  api.answer({
    [`GET ${its}`]: twoCategories({ role: 'MASTER', canJudge: true }),
    [importCall]: anOutcome(lines),
  });
  const at = `/${someCompetition}/setup/import`;
  const { user, store } = renderRoutes(routes, { at, signedInAs: someUuid });
  await user.click(await screen.findByRole('textbox', { name: 'Rows' }, { timeout: 15_000 }));
  await user.paste('Name\tCup\nFirst2 Listed\tBlue');
  await screen.findByRole('heading', { name: 'What will happen' });
  return { user, store };
}

it('shows what is wrong first, and enters the others only when told to leave it out', async () => {
  const { user } = await pasteRows([aLine(2), wrong]);
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.indexOf('Errors 1')).toBeLessThan(sections.indexOf('Will be entered 1'));
  expect(screen.getByText('There is no category “Nowhere” in this competition.')).toBeVisible();
  const enter = screen.getByRole('button', { name: 'Enter 1 competitor' });
  expect(enter).toBeDisabled();

  await user.click(screen.getByRole('checkbox', { name: 'Leave the row with an error out' }));
  api.answer({ [importCall]: anOutcome([aLine(2)], 1) });
  await user.click(enter);
  expect(await screen.findByText('1 competitor was entered.')).toBeVisible();
  // The button is gone: the person who pressed it continues from its result, not from the top of the page.
  expect(document.body).not.toHaveFocus();
  expect(api.called(importCall).map(({ body }) => body)).toMatchObject([
    { dryRun: true },
    { dryRun: false, skipErrors: true },
  ]);
});

it('asks again with the columns as somebody says they are', async () => {
  const { user } = await pasteRows([aLine(2)]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cup' }), 'Category');
  await waitFor(() =>
    expect(api.called(importCall).at(-1)?.body).toMatchObject({
      dryRun: true,
      columns: ['name', 'category'],
    }),
  );
});

it('keeps the rows when the import is refused, and says there what is wrong', async () => {
  const { user, store } = await pasteRows([aLine(2)]);
  const tries = () => api.called(importCall).length;
  const before = tries();
  const taken = { column: 'competitor_number' as const, message: 'Number 7 belongs to Ada Lovelace.' };
  api.answer({
    [importCall]: ({ body }) =>
      (body as ImportBody).dryRun
        ? anOutcome([aLine(2, { status: 'error', problems: [taken] })])
        : refuse(400, 'import.invalid', 'Row 2 has an error.'),
  });
  expectedErrors();
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  await waitFor(() => expect(tries()).toBe(before + 2));
  expect(await screen.findByRole('alert')).toHaveTextContent('Row 2 has an error.');
  expect(await screen.findByText(taken.message)).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Rows' })).toHaveValue('Name\tCup\nFirst2 Listed\tBlue');
});

it('says how many rows there may be, and what the server says of more', async () => {
  const { user } = await pasteRows([aLine(2)]);
  const rows = screen.getByRole('textbox', { name: 'Rows' });
  expect(rows).toHaveAccessibleDescription(/Up to 5,000 rows at a time\./);
  const said = 'A table has up to 5,000 lines. Split it, and import one part after the other.';
  api.answer({ [importCall]: refuse(400, 'request.invalid', said) });
  expectedErrors();
  await user.type(rows, 'x');
  expect(await screen.findByText(said)).toBeVisible();
});

it('gives numbers to everybody in one go', async () => {
  const numbers = `POST ${its}/entries/numbers`;
  const { user } = await pasteRows([aLine(2)]);
  api.answer({ [numbers]: { assigned: 200 } });
  const section = within(screen.getByRole('region', { name: 'Numbers for all' }));
  await user.clear(section.getByRole('textbox', { name: 'First number' }));
  await user.type(section.getByRole('textbox', { name: 'First number' }), '101');
  await user.click(section.getByRole('button', { name: 'Give numbers' }));
  expect(await screen.findByText('200 competitors got a number.')).toBeVisible();
  expect(api.called(numbers)[0]?.body).toEqual({ first: 101 });
});

it('enters another person of the same name where somebody says so', async () => {
  const known = aLine(2, { status: 'entered', notes: ['Already entered.'] });
  const { user } = await pasteRows([known]);
  expect(screen.getByRole('button', { name: 'Nobody to enter' })).toBeDisabled();
  api.answer({ [importCall]: anOutcome([aLine(2)]) });
  await user.click(screen.getByRole('button', { name: 'This is another person' }));
  expect(await screen.findByRole('button', { name: 'It is the same person' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enter 1 competitor' })).toBeEnabled());
  api.answer({ [importCall]: anOutcome([aLine(2)], 1) });
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  expect(await screen.findByText('1 competitor was entered.')).toBeVisible();
  expect(api.called(importCall).at(-1)?.body).toMatchObject({ dryRun: false, others: [2] });
});

it('says who could not be entered after all', async () => {
  const { user } = await pasteRows([aLine(2), aLine(4), wrong]);
  await user.click(screen.getByRole('checkbox', { name: 'Leave the row with an error out' }));
  const taken = { column: 'competitor_number' as const, message: 'Number 7 belongs to Ada Lovelace.' };
  api.answer({
    [importCall]: anOutcome([aLine(2), aLine(4, { status: 'error', problems: [taken] }), wrong], 1),
  });
  await user.click(screen.getByRole('button', { name: 'Enter 2 competitors' }));
  const left = within(await screen.findByRole('region', { name: /^Not entered/ }));
  expect(left.getByText('Number 7 belongs to Ada Lovelace.')).toBeVisible();
});
