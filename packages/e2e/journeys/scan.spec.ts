import { expectAccessibleNow } from '../support/accessible.ts';
import { cameraOf } from '../support/camera.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('a ticket is scanned in a browser that reads no codes itself', async ({
  playwright,
  launchOptions,
  contextOptions,
  request,
  baseURL,
}) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Scan Jam', field: { Open: [] } });
  const table = 'Name,Category,Number\nKim Paper,Open,7';
  await organiser.post(`/competitions/${uuid}/entries/import`, { table, dry_run: false });
  const { data } = await organiser.post<{ data: { code: string }[] }>(`/competitions/${uuid}/tickets`, {});
  const camera = await cameraOf(`${baseURL ?? ''}/${uuid}/ticket#${data[0]?.code}`);

  const args = [...(launchOptions.args ?? []), ...camera];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await (
    await browser.newContext({ ...contextOptions, ...phone, ...(baseURL !== undefined && { baseURL }) })
  ).newPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/check-in`);
  await page.getByRole('button', { name: 'Scan a code' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Kim Paper')).toBeVisible();
  await expect(sheet.getByText('Here. Number 7.')).toBeVisible();
  await expectAccessibleNow(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Kim Paper is here.')).toBeVisible();
  await browser.close();
});
