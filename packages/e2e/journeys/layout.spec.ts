import { expectHome } from '../support/home.ts';
import { become, screens, visitScreen } from '../support/screens/screens.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 360, 800, 1280];

/** Names of tables that are wider than what shows them, and neither shrink nor scroll. */
const cutTables = `[...document.querySelectorAll('table')]
  .filter(({ parentElement: frame, scrollWidth }) =>
    getComputedStyle(frame).overflowX === 'clip' && scrollWidth > frame.clientWidth)
  .map(({ caption }) => caption?.textContent)`;

for (const [role, theirs] of Object.entries(screens)) {
  test(`${role}: every screen fits every width, has targets for fingers and a name`, async ({
    page,
    request,
  }) => {
    test.setTimeout(400_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await become(page, request, role);
    for (const screen of theirs) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await visitScreen(page, screen);
        expect.soft(await smallTargets(page), `targets of ${screen.name}`).toEqual([]);
        if (screen.title !== undefined) {
          const place = screen.path.startsWith('/0') ? ' · .+' : '';
          await expect.soft(page).toHaveTitle(new RegExp(`^${screen.title}${place} · Topout$`));
        }
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          await expect.soft
            .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), {
              message: `width of ${screen.name} at ${width}`,
            })
            .toBeLessThanOrEqual(width);
          expect
            .soft(await page.evaluate<string[]>(cutTables), `tables of ${screen.name} at ${width}`)
            .toEqual([]);
        }
      });
    }
  });
}

test('what a judge presses again and again is 64 px high', async ({ page, request }) => {
  await become(page, request, 'Organiser');
  const logging = Object.values(screens)
    .flat()
    .filter(({ heading }) => String(heading).includes('Log attempts'));
  for (const screen of logging) {
    await visitScreen(page, screen);
    const keys = await page
      .getByRole('button', {
        name: /^(Try|Zone( \d)?|Top|One hold (more|fewer)|Used last hold|Undo|Save|Skip)$/,
      })
      .all();
    expect(keys.length).toBeGreaterThanOrEqual(3);
    const heights = await Promise.all(keys.map(async (key) => (await key.boundingBox())?.height));
    expect(Math.min(...heights.map(Number))).toBeGreaterThanOrEqual(64);
  }
});

test('answers an unknown address with 404 and a way home', async ({ page }) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expectHome(page);
});
