import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { attemptRow, openClimber, press, queueAddress, signIn } from '../support/judging.ts';
import { expect, type Page, test } from '../support/test.ts';

test('keeps the active row between the header and the keys on the smallest phones', async ({
  page,
  request,
}) => {
  const gym = await joinGym(request, ['Ada']);
  const [ada] = gym.climbers;
  const route = await freeRoute(gym, 'Half Light');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  for (const size of [
    { width: 320, height: 568 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await openClimber(page, ada?.name ?? '');
    await expectActiveInSight(page, '1st');
    for (const [key, next] of [
      ['Try', '2nd'],
      ['Zone', '3rd'],
      ['Try', '4th'],
      ['Try', '5th'],
      ['Try', '6th'],
      ['Undo', '5th'],
      ['Undo', '4th'],
      ['Top', '4th'],
    ] as const) {
      await press(page, key);
      await expectActiveInSight(page, next);
    }
    for (let taps = 0; taps < 4; taps += 1) await press(page, 'Undo');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(queueAddress(gym, route));
  }
});

/** The row is fully readable: nothing covers any of its corners. */
async function expectActiveInSight(page: Page, ordinal: string): Promise<void> {
  const row = attemptRow(page, ordinal).getByRole('button');
  await expect(row).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => page.evaluate<boolean>(isUncovered), ordinal).toBe(true);
}

const isUncovered = `(() => {
  const row = document.querySelector('[aria-current="step"]');
  const { left, right, top, bottom } = row.getBoundingClientRect();
  return [left + 8, right - 8].every((x) =>
    [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(x, y))),
  );
})()`;
