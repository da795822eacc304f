import { nameOf, newcomer, type Person, register } from '../support/accounts.ts';
import { demoGym } from '../support/demo.ts';
import { fillRegistration, giveEmail } from '../support/enter.ts';
import { expect, test } from '../support/test.ts';

const thisYear = new Date().getUTCFullYear();

test('enters the running competition from the home page and sees the scorecard', async ({ page }) => {
  const person = newcomer('Nora', 'Newcomer');
  await page.goto('/');
  await page.getByRole('link', { name: `Enter ${demoGym.name}` }).click();
  await page.getByRole('button', { name: "I'm competing" }).click();

  await page.getByLabel('E-mail').fill(person.email);
  await expect(page.getByText("Looks good, we'll get you registered")).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('Year of birth').fill(String(thisYear - 9));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: "You're too young, get an adult" })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Year of birth').fill(String(thisYear - 10));
  await page.getByRole('button', { name: 'Continue' }).click();

  await fillRegistration(page, person);
  await expect(page.getByText(String(thisYear - 10))).toBeVisible();
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(page.getByText(`You’re entering as ${nameOf(person)}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: '× Logout' })).toBeVisible();
  await page.getByRole('radio', { name: 'Women' }).check();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();

  await expect(page).toHaveURL(`/${demoGym.uuid}`);
  await expect(page.getByRole('heading', { name: nameOf(person) })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Scorecard' }).getByRole('row')).toHaveCount(1 + 17);
  await expect(page).toHaveTitle(`Scorecard · ${demoGym.name} · Topout`);
});

test('refuses what cannot be: fields stay quiet until touched, then say what is wrong', async ({ page }) => {
  await page.goto(`/${demoGym.uuid}/enter/email`);
  await expect(page.getByText('Required')).toBeHidden();
  await giveEmail(page, 'not an e-mail');
  await expect(page.getByText('Invalid email')).toBeVisible();
  await giveEmail(page, newcomer('Wim', 'Wrong').email);
  await page.getByLabel('Year of birth').fill(String(thisYear + 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Must not be in the future')).toBeVisible();
});

test('lets no message of a field that is left move what is pressed', async ({ page }) => {
  await page.goto('/sign-up');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  const terms = page.getByRole('button', { name: 'terms of use' });
  await terms.hover();
  const before = await terms.boundingBox();
  await page.mouse.down();
  await expect(page.getByLabel('E-mail')).not.toBeFocused();
  expect(await terms.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Required')).toBeVisible();

  await page.goto(`/${demoGym.uuid}/enter/email`);
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(page.getByRole('img', { name: 'England' })).toBeVisible();
  await expect(next).toBeVisible();
  const place = await next.boundingBox();
  await page.getByLabel('E-mail').fill(newcomer('Nils', 'Next').email);
  await expect(page.getByText("Looks good, we'll get you registered")).toBeVisible();
  expect(await next.boundingBox()).toEqual(place);
});

test('asks with letters twice as large on the smallest phone, and cuts none off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${demoGym.uuid}/enter/email`);
  await giveEmail(page, `a-very-long-name-for-a-climber.${newcomer('Lou', 'Large').email}`);
  await page.getByLabel('Year of birth').fill('1990');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Change Year of birth' })).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const right = `Math.max(...[...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect().right))`;
  await expect.poll(() => page.evaluate<number>(right)).toBeLessThanOrEqual(320);
});

test('shows the flag of a country far away, without moving anything', async ({ page, request }) => {
  const organiser = await register(request, newcomer('Han', 'Host'));
  const made = await organiser.post<{ uuid: string }>('/competitions', {
    name: 'Seoul Open',
    start_time: new Date(Date.now() + 86_400_000).toISOString(),
    end_time: new Date(Date.now() + 90_000_000).toISOString(),
    venue: { name: 'Hangang Wall', city: 'Seoul', country: 'KR' },
    categories: [{ name: 'Open' }],
  });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/flags/KR.svg', async (call) => {
    await asked;
    await call.continue();
  });
  // The page has not loaded until the flag has.
  await page.goto(`/${made.uuid}/enter/email`, { waitUntil: 'commit' });
  const city = page.getByText('Seoul', { exact: true });
  await expect(page.getByRole('img', { name: 'South Korea' })).toBeVisible();
  const before = await city.boundingBox();
  answer();
  const drawn = `document.querySelector('img[alt="South Korea"]')?.naturalWidth`;
  await expect.poll(() => page.evaluate<number | undefined>(drawn)).toBeGreaterThan(0);
  expect(await city.boundingBox()).toEqual(before);
});

test.describe('somebody with an account', () => {
  async function toLogin(page: Parameters<typeof giveEmail>[0], person: Person) {
    await page.goto(`/${demoGym.uuid}/enter`);
    await page.getByRole('button', { name: "I'm competing" }).click();
    await page.getByLabel('E-mail').fill(person.email);
    await expect(page.getByText('We found you in our system')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('signs in, is told a wrong password, and comes to the scorecard', async ({ page, request }) => {
    const person = newcomer('Ruth', 'Regular');
    const api = await register(request, person);
    const { stages } = await api.get<{ stages: { categories: { uuid: string }[] }[] }>(
      `/competitions/${demoGym.uuid}`,
    );
    await api.patch('/profiles/me', { year_of_birth: 1990, gender: 'FEMALE' });
    await api.post(`/competitions/${demoGym.uuid}/entries`, { category: stages[0]?.categories[1]?.uuid });

    await toLogin(page, person);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Incorrect password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page).toHaveURL(`/${demoGym.uuid}`);
    await expect(page.getByRole('heading', { name: nameOf(person) })).toBeVisible();
  });

  test('is asked for the details that are missing before choosing a category', async ({ page, request }) => {
    const person = newcomer('Petra', 'Parent');
    await register(request, person);
    await toLogin(page, person);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();

    await page.getByLabel('Year of birth').fill('1988');
    await page.getByRole('radio', { name: 'Female' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Women' }).check();
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.getByRole('heading', { name: nameOf(person) })).toBeVisible();
  });
});

test('logs out from the confirm page and starts again at the welcome page', async ({ page, request }) => {
  const person = newcomer('Lena', 'Leaver');
  await register(request, person);
  await page.goto(`/${demoGym.uuid}/enter/login`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: '× Logout' }).click();
  await expect(page).toHaveURL(`/${demoGym.uuid}/enter`);
  await expect(page.getByRole('button', { name: "I'm competing" })).toBeVisible();
});
