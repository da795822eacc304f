import { newcomer, type Person } from '../support/accounts.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const hall = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
  <script>window.top.hacked = true</script><rect x="20" y="20" width="360" height="260" fill="#dddddd"/></svg>`;

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function signUp(page: Page, { firstName, lastName, email, password }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Six steps: eight fields at most, the rest are choices. */
async function putTogether(page: Page, name: string): Promise<void> {
  await step(page, 'What and when');
  await next(page);
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.getByLabel('Name of the competition').fill(name);
  await page.getByLabel('Starts').fill('2031-03-15T09:00');
  await next(page);

  await step(page, 'Where');
  await page.getByRole('textbox', { name: /Name of the venue/ }).fill('Town hall');
  await page.getByRole('textbox', { name: /City/ }).fill('Graz');
  await page.getByRole('combobox', { name: /Time zone/ }).selectOption('Europe/Vienna');
  await next(page);

  await step(page, 'Categories');
  await page.getByRole('button', { name: 'Women, Men' }).click();
  await next(page);
  await step(page, 'Scoring');
  await expect(page.getByText(/a zone at the second: 250 \+ 99 = 349 pts/)).toBeVisible();
  await next(page);

  await step(page, 'Routes');
  for (const colour of ['Yellow', 'Green', 'Blue', 'Red']) {
    await page.getByRole('button', { name: colour, exact: true }).click();
  }
  await expect(page.getByRole('list', { name: 'Routes as they will be numbered' })).toContainText('20');
  await next(page);
}

test('new organiser to printed sheets', async ({ page, request }) => {
  const person = newcomer('Olga', 'Organiser');
  const name = `First Jam of ${person.email.slice(0, 8)}`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Organise a competition' }).click();
  await signUp(page, person);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('link', { name: 'New competition' }).click();
  await putTogether(page, name);

  // The input survives a reload.
  await page.reload();
  await step(page, 'Check');
  await expect(page.getByText(`${name}: 09:00, 15th March 2031 – 18:00, 15th March 2031`)).toBeVisible();
  await page.getByRole('button', { name: 'Create competition' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to run' })).toBeVisible();
  await expect(page.getByText('20 routes, every category has some')).toBeVisible();

  await test.step('a map, and pins by click and by keyboard', async () => {
    await page.getByRole('link', { name: /^Optional\s*Map/ }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload an SVG' }).click(),
    ]);
    await chooser.setFiles({
      name: 'ground_floor.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(hall),
    });
    await page.getByRole('button', { name: 'Use this drawing' }).click();
    const drawing = page.getByRole('figure').locator('img');
    const stored = await page.request.get((await drawing.getAttribute('src')) ?? '');
    expect(await stored.text()).not.toMatch(/script|hacked/);
    await page.getByRole('button', { name: 'Place the next one' }).click();
    await expect(page.getByRole('heading', { name: 'Where is route 1?' })).toBeVisible();
    await drawing.click({ position: { x: 100, y: 100 }, force: true });
    await expect(page.getByRole('heading', { name: 'Where is route 2?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Route 1, Boulder, one zone' })).toBeVisible();
    await page.getByRole('button', { name: /^Position/ }).press('Shift+ArrowRight');
    await expect(page.getByText('No pin yet')).toHaveCount(18);
  });

  await test.step('judges by mail, and codes to scan', async () => {
    await page.getByRole('link', { name: 'Staff and judges' }).click();
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await expect(page.getByText(`A link is on its way to ${person.email}.`)).toBeVisible();
    await page.goto(linkIn(await mailTo(request, person.email, 'Sign in to Topout')));
    const addresses = page.getByRole('textbox', { name: /E-mail/ });
    await addresses.fill('judge@example.org, nobody\nother@example.org');
    await page.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(page.getByText('“nobody” is no e-mail address')).toBeVisible();
    await addresses.fill('judge@example.org\nother@example.org');
    await page.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(page.getByText('2 invitations are on their way.')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Show QR code: Judging' }).click();
    const code = page.getByRole('dialog', { name: 'Judging' });
    await expect(code.getByRole('img', { name: 'QR code: Judging' })).toBeVisible();
    await expect(code.getByText(/\/judge#key=/)).toBeVisible();
    // Printed, it takes one page.
    const pdf = (await page.pdf()).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await code.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('link', { name: 'Set-up' }).click();
  });

  await test.step('a draft until it is listed', async () => {
    await page.getByRole('button', { name: 'List it on the home page' }).click();
    await expect(page.getByRole('heading', { name: 'Listed on the home page' })).toBeVisible();
  });

  await page.getByRole('link', { name: 'Print sheets and QR codes' }).click();
  await expect(page).toHaveURL(/\/print$/);
  await expect(page.getByRole('heading').first()).toBeVisible();
});
