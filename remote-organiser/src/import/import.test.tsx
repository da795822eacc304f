// The section of the set-up in the real router, against a real HTTP server that stands for the API.
import type { ImportedLine } from '@topout/contract';
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
import { open, twoCategories } from '../board/testing.ts';
import { routes } from '../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const importCall = `POST ${its}/entries/import`;

const aLine = (line: number, more: Partial<ImportedLine> = {}): ImportedLine => ({
  line,
  status: 'new',
  first_name: `First${line}`,
  last_name: 'Listed',
  year_of_birth: null,
  gender: null,
  category: open,
  competitor_number: null,
  email: null,
  entry: null,
  problems: [],
  notes: [],
  ...more,
});
const anOutcome = (lines: readonly ImportedLine[], imported = 0) => ({
  dry_run: imported === 0,
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
    [`GET ${its}`]: twoCategories({ role: 'MASTER', can_judge: true }),
    [importCall]: anOutcome(lines),
  });
  const at = `/${someCompetition}/setup/import`;
  const { user } = renderRoutes(routes, { at, signedInAs: someUuid });
  await user.click(await screen.findByRole('textbox', { name: 'Rows' }, { timeout: 15_000 }));
  await user.paste('Name\tCup\nFirst2 Listed\tBlue');
  await screen.findByRole('heading', { name: 'What will happen' });
  return user;
}

it('shows what is wrong first, and enters the others only when told to leave it out', async () => {
  const user = await pasteRows([aLine(2), wrong]);
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.indexOf('Errors 1')).toBeLessThan(sections.indexOf('Will be entered 1'));
  expect(screen.getByText('There is no category “Nowhere” in this competition.')).toBeVisible();
  const enter = screen.getByRole('button', { name: 'Enter 1 competitor' });
  expect(enter).toBeDisabled();

  await user.click(screen.getByRole('checkbox', { name: 'Leave the row with an error out' }));
  api.answer({ [importCall]: anOutcome([aLine(2)], 1) });
  await user.click(enter);
  expect(await screen.findByText('1 competitor was entered.')).toBeVisible();
  expect(api.called(importCall).map(({ body }) => body)).toMatchObject([
    { dry_run: true },
    { dry_run: false, skip_errors: true },
  ]);
});

it('asks again with the columns as somebody says they are', async () => {
  const user = await pasteRows([aLine(2)]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cup' }), 'Category');
  await waitFor(() =>
    expect(api.called(importCall).at(-1)?.body).toMatchObject({
      dry_run: true,
      columns: ['name', 'category'],
    }),
  );
});

it('keeps the rows when the import is refused, and looks at them again', async () => {
  const user = await pasteRows([aLine(2)]);
  const tries = () => api.called(importCall).length;
  const before = tries();
  api.answer({ [importCall]: () => refuse(400, 'import.invalid', 'Row 2 has an error.') });
  expectedErrors();
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  await waitFor(() => expect(tries()).toBe(before + 2));
  expect(screen.getByRole('textbox', { name: 'Rows' })).toHaveValue('Name\tCup\nFirst2 Listed\tBlue');
});

it('gives numbers to everybody in one go', async () => {
  const numbers = `POST ${its}/entries/numbers`;
  const user = await pasteRows([aLine(2)]);
  api.answer({ [numbers]: { assigned: 200 } });
  const section = within(screen.getByRole('region', { name: 'Numbers for all' }));
  await user.clear(section.getByRole('textbox', { name: 'First number' }));
  await user.type(section.getByRole('textbox', { name: 'First number' }), '101');
  await user.click(section.getByRole('button', { name: 'Give numbers' }));
  expect(await screen.findByText('200 competitors got a number.')).toBeVisible();
  expect(api.called(numbers)[0]?.body).toEqual({ first: 101 });
});
