import { newcomer, register } from '../support/accounts.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

const hour = 3_600_000;

/** Everything that people can name, in words longer than a line. */
test('breaks words that are longer than a line, rather than scroll sideways', async ({ page, request }) => {
  test.setTimeout(300_000);
  const person = newcomer('Wolfeschlegelsteinhausen', 'Bergerdorffwelchevoraltern');
  const organiser = await register(request, person);
  await organiser.patch('/profiles/me', { year_of_birth: 1990, gender: 'FEMALE' });
  const made = await organiser.post<{ uuid: string; stages: { categories: { uuid: string }[] }[] }>(
    '/competitions',
    {
      name: 'Bouldermeisterschaftswochenende Donaudampfschifffahrt',
      start_time: new Date(Date.now() - hour).toISOString(),
      end_time: new Date(Date.now() + hour).toISOString(),
      live_leaderboard: true,
      venue: {
        name: 'Kletterzentrumsgenossenschaft',
        city: 'Bartholomäbergdorfstraße',
        country: 'AT',
      },
      categories: [{ name: 'Unterfünfzehnjährigenmeisterschaft' }],
    },
  );
  const { uuid, stages } = made;
  await organiser.post(`/competitions/${uuid}/entries`, { category: stages[0]?.categories[0]?.uuid });
  const { uuid: league } = await organiser.post<{ uuid: string }>('/leagues', {
    name: 'Bouldermeisterschaftswochenendserie',
  });
  const { uuid: me } = await organiser.get<{ uuid: string }>('/profiles/me');

  for (const path of [
    `/${uuid}/enter`,
    `/${uuid}/enter/login`,
    `/${uuid}/judge`,
    `/${uuid}/entries`,
    `/${uuid}?entry=${me}`,
  ])
    await expectFits(path);
  await signIn(page, person);
  for (const path of [
    '/',
    `/${uuid}?entry=me`,
    `/${uuid}/entries`,
    `/${uuid}/entries/${me}`,
    `/${uuid}/dashboard`,
    `/${uuid}/setup`,
    `/${uuid}/setup/categories`,
    `/${uuid}/setup/staff`,
    `/${uuid}/bulk-scoring`,
    `/${uuid}/print`,
    '/profile',
    '/organise',
    `/organise/leagues/${league}`,
  ])
    await expectFits(path);

  async function expectFits(path: string): Promise<void> {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    for (const [width, letters] of [
      [360, 100],
      [320, 100],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(`document.documentElement.style.fontSize = '${letters}%'`);
      await expect.soft
        .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), {
          message: `${path} at ${width} px, letters of ${letters} %`,
        })
        .toBeLessThanOrEqual(width);
    }
  }
});

test('prints no word over the edge of a sheet, which would take columns along', async ({ page, request }) => {
  const { uuid } = await openCompetition(request, {
    name: 'Bouldermeisterschaftswochenende'.repeat(3),
    field: { ['Unterfünfzehnjährigenmeisterschaft'.repeat(2)]: ['W'.repeat(100)] },
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/print`);
  const sheets = page.locator('[data-sheet]');
  for (const kind of ['qr', 'starts', 'cards', 'results']) {
    await page.goto(`/${uuid}/print?sheet=${kind}`);
    await expect(sheets.first()).toBeVisible();
    const over = () =>
      page.evaluate<number>(
        "[...document.querySelectorAll('[data-sheet]')].filter((one) => one.scrollWidth > one.clientWidth).length",
      );
    await expect.poll(over, kind).toBe(0);
  }
});
