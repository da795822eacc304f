import { expectAccessibleNow } from '../support/accessible.ts';
import { phoneThatSees } from '../support/camera.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { joinJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test('a ticket is scanned at the desk, and by its holder, in a browser that reads no codes itself', async ({
  request,
  baseURL,
  playwright,
  launchOptions,
  contextOptions,
}) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Scan Jam', field: { Open: [] } });
  const table = 'Name,Category,Number\nKim Paper,Open,7';
  await organiser.post(`/competitions/${uuid}/entries/import`, { table, dry_run: false });
  const { data } = await organiser.post<{ data: { code: string }[] }>(`/competitions/${uuid}/tickets`, {});
  const ticket = `${baseURL ?? ''}/${uuid}/ticket#${data[0]?.code}`;
  const page = await phoneThatSees(ticket, { playwright, launchOptions, contextOptions, baseURL });
  await page.goto('/ticket');
  await page.getByRole('button', { name: 'Scan the ticket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Paper' })).toBeVisible();

  await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/check-in`);
  await page.getByRole('button', { name: 'Scan a code' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Kim Paper')).toBeVisible();
  await expect(sheet.getByText('Here. Number 7.')).toBeVisible();
  await expectAccessibleNow(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Kim Paper is here.')).toBeVisible();
  await page.context().browser()?.close();
});

test('a climber without a network scans a route at the wall', async ({
  request,
  baseURL,
  playwright,
  launchOptions,
  contextOptions,
}) => {
  const { uuid, routes, parent } = await joinJam(request, ['Ada']);
  const route = routes.at(-1);
  if (!route) throw new Error('the jam is not there');
  const code = `${baseURL ?? ''}/${uuid}?route=${route.uuid}`;
  const page = await phoneThatSees(code, { playwright, launchOptions, contextOptions, baseURL });
  await signIn(page, parent, `/${uuid}`);
  await expectReadyForOffline(page, request);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Scan a route’s code' }).click();
  const opened = page.getByRole('listitem').filter({ has: page.getByRole('button', { expanded: true }) });
  await expect(opened).toContainText(route.name);
  await expect(opened).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessibleNow(page);
  await page.context().browser()?.close();
});
