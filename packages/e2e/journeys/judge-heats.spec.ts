import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newcomer, register } from '../support/accounts.ts';
import { press, signIn } from '../support/judging.ts';
import { speedEvent } from '../support/speed.ts';
import { expect, test } from '../support/test.ts';

/** A phone. */
test.use({ viewport: { width: 360, height: 740 } });

const heat = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

/** Types a time on the pad, to the thousandth: the other lane is next. */
async function time(page: Page, seconds: string): Promise<void> {
  for (const key of seconds) await press(page, key === '.' ? 'Decimal point' : key);
}

test('runs speed from the start list to the podium, also without a network', async ({
  page,
  context,
  request,
  visit,
}) => {
  const person = newcomer('Olga', 'Fast');
  const organiser = await register(request, person);
  const event = await speedEvent(organiser, ['Ada', 'Bo', 'Cy', 'Di']);

  await signIn(page, person, `/${event.uuid}`);
  await page.getByRole('link', { name: 'Heats: Open, Qualification' }).click();
  await expect(heat(page, /First run Heat 1 of 4/)).toBeVisible();
  await expectAccessible(page);
  const runs = [
    ['5.100', '5.200'],
    ['6.400', '5.300'],
    ['5.250', '5.150'],
    ['5.350', '6.500'],
  ] as const;
  for (const [index, [a, b]] of runs.entries()) {
    await expect(heat(page, new RegExp(`Heat ${index + 1} of 4`))).toBeVisible();
    await time(page, a);
    await time(page, b);
    await press(page, 'Save heat');
  }
  await expect(page.getByText('Confirmed').first()).toBeVisible();
  const spectator = await visit();
  await spectator.goto(`/${event.uuid}/bracket?category=${event.category}`);
  await expect(spectator.getByRole('region', { name: 'First run' })).toContainText('5.10');

  await event.goOn();
  await page.goto(`/${event.uuid}/heats/${event.finalCategory}`);
  await spectator.goto(`/${event.uuid}/bracket?category=${event.finalCategory}`);
  await expect(spectator.getByRole('region', { name: 'Final', exact: true })).toContainText(
    'Winner of heat 1',
  );
  await expectAccessible(spectator);

  // 1 against 4: the fourth makes a false start, and nobody needs a time.
  await expect(heat(page, /1\/2 Heat 1 of 4/)).toBeVisible();
  await page.getByRole('button', { name: /Lane B/ }).click();
  await press(page, 'False start');
  await expect(page.getByText('Ada Fast wins: Cy Fast made a false start')).toBeVisible();
  await press(page, 'Save heat');

  // 2 against 3, and the small final, without a network.
  await expect(heat(page, /1\/2 Heat 2 of 4/)).toBeVisible();
  await context.setOffline(true);
  await time(page, '5.213');
  await press(page, 'Fall');
  await press(page, 'Save heat');
  await expect(heat(page, /Small final Heat 3 of 4/)).toBeVisible();
  await press(page, 'DNS');
  await press(page, 'Save heat');
  await expect(heat(page, /Final Heat 4 of 4/)).toBeVisible();
  await context.setOffline(false);
  await time(page, '5.301');
  await time(page, '5.300');
  await expect(page.getByText('Bo Fast wins by 0.001 s')).toBeVisible();
  await press(page, 'Save heat');

  const final = spectator.getByRole('region', { name: 'Final', exact: true });
  await expect(final).toContainText('Bo Fast wins5.300', { timeout: 20_000 });
  const { rows } = await organiser.get<{ rows: { user: { first_name: string }; position: number }[] }>(
    `/competitions/${event.uuid}/leaderboard?category=${event.finalCategory}`,
  );
  expect(rows.map(({ user, position }) => [position, user.first_name])).toEqual([
    [1, 'Bo'],
    [2, 'Ada'],
    [3, 'Di'],
    [4, 'Cy'],
  ]);
});

test('keeps results, and what another judge did, above the keys', async ({ page, request }) => {
  const person = newcomer('Olga', 'Fast');
  const organiser = await register(request, person);
  const event = await speedEvent(organiser, ['Ada', 'Maximiliane-Charlotte']);
  const at = `/competitions/${event.uuid}/leaderboard/heats?category=${event.category}`;
  await signIn(page, person, `/${event.uuid}/heats/${event.category}`);
  await time(page, '5.1');
  const { routes, racers } = await organiser.get<{
    routes: string[];
    racers: { user: { uuid: string; first_name: string } }[];
  }>(at);
  const ada = racers.find(({ user }) => user.first_name === 'Ada')?.user.uuid;
  await organiser.patch(`/routes/${routes[0]}/attempts?user=${ada}&competition=${event.uuid}`, {
    attempts: [{ success: true, segments_count: 3, duration: 5_900 }],
  });
  for (const height of [740, 640]) {
    await page.setViewportSize({ width: 360, height });
    for (const shown of ['Theirs: 5.900', 'Yours would wait for the event staff.', 'Show theirs'])
      await expectAboveKeys(page, shown);
  }
  await page.getByRole('button', { name: 'Show theirs' }).click();
  await expect(page.getByRole('button', { name: /Lane A.*5\.900/ })).toBeVisible();
});

/** Nothing of it is under the keys, nor under the edge they stand on. */
async function expectAboveKeys(page: Page, text: string): Promise<void> {
  const lowest = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  const keys = page.getByRole('group', { name: 'Result of the lane' });
  const edge = (await keys.locator('..').boundingBox())?.y ?? 0;
  await expect.poll(() => lowest(page.getByText(text)), text).toBeLessThanOrEqual(edge);
}
