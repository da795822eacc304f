import { lettersOf } from '../support/attempts.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { climberRow, openClimber, press, queueAddress, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

// As with blocked cookies: each of these throws as soon as a page uses it.
test('judges in a browser that keeps nothing, and says so', async ({ page, context, request }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const gym = await joinGym(request, ['Ines']);
  const [ines] = gym.climbers;
  if (!ines) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Tightrope');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await expect(page.getByText('This phone cannot keep results')).toBeVisible();
  await openClimber(page, ines.name);
  await press(page, 'Top');
  await press(page, 'Save');
  await expect(climberRow(page, ines.name)).toContainText('Confirmed');
  expect(await lettersOf(gym, route, ines)).toBe('T');
});
