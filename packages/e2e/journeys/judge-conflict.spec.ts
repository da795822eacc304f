import { expectAccessibleNow } from '../support/accessible.ts';
import { attemptsOf, lettersOf } from '../support/attempts.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { climberRow, openClimber, press, queueAddress, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

/** Two judges log somebody on one route; the second has no network and hears of the first only later. */
test.describe('two judges on one climber', () => {
  for (const { name, routeName, decision, letters } of [
    { name: 'saw two attempts', routeName: 'Fire Drill', decision: /^Both as attempts/, letters: 'ZT' },
    { name: 'saw the same attempt', routeName: 'Bat Country', decision: /^Keep Z/, letters: 'Z' },
  ]) {
    test(`${name}: held, side by side, decided, nothing lost`, async ({ page, request, visit }) => {
      const gym = await joinGym(request, ['Vera']);
      const [vera] = gym.climbers;
      if (!vera) throw new Error('nobody is entered');
      const route = await freeRoute(gym, routeName);
      const [first, second] = [await newJudge(request, gym, route), await newJudge(request, gym, route)];
      await signIn(page, second, queueAddress(gym, route));
      await openClimber(page, vera.name);
      await page.context().setOffline(true);
      await press(page, 'Top');
      await press(page, 'Save');
      await expect(climberRow(page, vera.name)).toContainText('On this phone');

      const other = await visit();
      await signIn(other, first, queueAddress(gym, route));
      await openClimber(other, vera.name);
      await press(other, 'Zone');
      await press(other, 'Save');
      await expect(climberRow(other, vera.name)).toContainText('Confirmed');

      await page.context().setOffline(false);
      await expect(page.getByText('1 result needs a decision')).toBeVisible();
      expect(await lettersOf(gym, route, vera)).toBe('Z');
      await page.getByRole('link', { name: 'Decide' }).click();
      await expect(page.getByRole('heading', { name: 'Another judge was faster' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Counts now' })).toContainText('Z');
      await expect(page.getByRole('region', { name: 'Counts now' })).toContainText(
        `Judge: ${first.firstName} ${first.lastName}`,
      );
      await expect(page.getByRole('region', { name: 'What you logged' })).toContainText('T');
      await expectAccessibleNow(page);
      await page.getByRole('button', { name: decision }).click();
      await expect(page.getByRole('heading', { name: 'Another judge was faster' })).toBeHidden();

      await expect.poll(() => lettersOf(gym, route, vera)).toBe(letters);
      const judges = (await attemptsOf(gym, route, vera)).map(({ judge }) => judge?.name);
      expect(judges[0]).toBe(`${first.firstName} ${first.lastName}`);
      await page.goto(queueAddress(gym, route));
      await expect(climberRow(page, vera.name)).toContainText(Array.from(letters).join(' '));
      await expect(page.getByText('1 result needs a decision')).toBeHidden();
    });
  }
});
