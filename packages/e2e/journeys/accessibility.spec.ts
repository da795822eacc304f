import { nameOf, newcomer } from '../support/accounts.ts';
import { attemptsOf } from '../support/attempts.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { demoGym } from '../support/demo.ts';
import { tabTo } from '../support/keyboard.ts';
import { queueAddress, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('the entry flow needs no pointer', async ({ page }) => {
  const person = newcomer('Kay', 'Keyboard');
  const { keyboard } = page;
  await page.goto(`/${demoGym.uuid}/enter`);
  await tabTo(page.getByRole('button', { name: "I'm competing" }));
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('E-mail'));
  await keyboard.type(person.email);
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Year of birth'));
  await keyboard.type('1995');
  await keyboard.press('Enter');

  await tabTo(page.getByLabel('First name'));
  await keyboard.type(person.firstName);
  await keyboard.press('Tab');
  await keyboard.type(person.lastName);
  await tabTo(page.getByRole('radio', { name: 'Male', exact: true }));
  await keyboard.press('Space');
  await tabTo(page.getByLabel('Password', { exact: true }));
  await keyboard.type(person.password);
  await tabTo(page.getByLabel('Repeat the password'));
  await keyboard.type(person.password);
  for (const name of ['terms of use', 'privacy policy']) {
    await tabTo(page.getByRole('checkbox', { name }));
    await keyboard.press('Space');
  }
  await keyboard.press('Enter');

  await expect(page.getByText(`You’re entering as ${nameOf(person)}.`)).toBeVisible();
  await tabTo(page.getByRole('radio').first());
  for (const key of ['Space', 'ArrowDown', 'Enter']) await keyboard.press(key);
  await expect(page.getByRole('heading', { name: nameOf(person) })).toBeVisible();
  await expect(page.getByText(/^Men ·/)).toBeVisible();
});

test('logging an attempt needs no pointer', async ({ page, request }) => {
  const gym = await joinGym(request, ['Kim']);
  const [kim] = gym.climbers;
  if (!kim) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Anchor Point');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  const { keyboard } = page;
  await tabTo(page.getByPlaceholder('Search competitors...'));
  await keyboard.type(kim.name);
  await tabTo(page.getByRole('button', { name: `Add ${kim.name} to the queue` }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: 'Log attempts' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Zone', exact: true }));
  await keyboard.press('Space');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // It rests for a second after the tap that brought it, and keeps its place among the keys.
  await expect(save).not.toHaveAttribute('aria-disabled');
  await tabTo(save);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(queueAddress(gym, route));
  await expect.poll(async () => (await attemptsOf(gym, route, kim)).length).toBe(1);
});
