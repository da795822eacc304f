import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { withProduct } from './product.ts';
import { type Scene, scenes } from './scenes.ts';

/* `npm run pictures [-- FILE]`: photographs the built product for README and documents, on phones side by side. */

const file = resolve(
  process.argv[2] ?? resolve(import.meta.dirname, '../../docs/pictures/board-and-judge.png'),
);

const phone = { width: 360, height: 740 };
/** Between and around the phones, pixels. */
const [gap, margin] = [28, 14];
const ground = '#d9dbd6';

/** Of the demo's accounts; the home page shows it too. */
const password = 'flash-onsight';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

async function photograph(browser: Browser, base: string, scene: Scene): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    colorScheme: scene.theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (scene.account) await signIn(page, scene.account);
  await page.goto(scene.path);
  await page.locator(scene.ready).first().waitFor();
  // The server's drawing is gone, and what comes after the screen is there.
  await page.locator('#first-sight').waitFor({ state: 'detached' });
  await page.waitForTimeout(2_500);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

await withProduct(async (base) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const shots: Buffer[] = [];
  try {
    for (const scene of scenes) shots.push(await photograph(browser, base, scene));
  } finally {
    await browser.close();
  }
  const { size } = await sharp({
    create: {
      width: 2 * margin + shots.length * phone.width + (shots.length - 1) * gap,
      height: 2 * margin + phone.height,
      channels: 3,
      background: ground,
    },
  })
    .composite(shots.map((input, at) => ({ input, left: margin + at * (phone.width + gap), top: margin })))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
  process.stdout.write(`${file}: ${Math.round(size / 1000)} kB\n`);
});
