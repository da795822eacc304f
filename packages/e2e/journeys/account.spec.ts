import { expectAccessible } from '../support/accessible.ts';
import { nameOf, newcomer, register, signedIn } from '../support/accounts.ts';
import { demoGym } from '../support/demo.ts';
import { expectHome, logOut } from '../support/home.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expect, type Page, test } from '../support/test.ts';

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('gets a new password by mail when the old one is forgotten', async ({ page, request }) => {
  const person = newcomer('Fay', 'Forgetful');
  await register(request, person);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  // The form took the focus with it: the keyboard continues here.
  await expect(page.locator('#content')).toBeFocused();

  await page.goto(linkIn(await mailTo(request, person.email, 'Your new Topout password')));
  await page.getByLabel('Password', { exact: true }).fill('quite another one');
  await page.getByLabel('Repeat the password').fill('quite another one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();

  await signIn(page, person.email, person.password);
  await expect(page.getByText('Incorrect password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('quite another one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`You’re signed in as ${nameOf(person)}.`)).toBeVisible();
});

test('signs in by a link from a mail, once, and goes on to enter', async ({ page, request, visit }) => {
  const person = newcomer('Lina', 'Link');
  await register(request, person);
  await page.goto(`/${demoGym.uuid}/enter`);
  await page.getByRole('button', { name: "I'm competing" }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await expect(page.getByText('We found you in our system')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByText(/a sign-in link is on its way/)).toBeVisible();

  const link = linkIn(await mailTo(request, person.email, 'Sign in to Topout'));
  await page.goto(link);
  // Somebody made the account elsewhere, and this is the first mail to it.
  await expect(page.getByRole('heading', { name: 'Did you sign up?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(page.getByRole('heading', { name: 'A few details first' })).toBeVisible();
  await expect(page).toHaveURL(`/${demoGym.uuid}/enter/confirm`);

  const thief = await visit();
  await thief.goto(link);
  await expect(thief.getByText('This link has expired or was used before.')).toBeVisible();
});

test('takes an account from whoever made it with an address that is not theirs', async ({
  page,
  request,
}) => {
  const person = newcomer('Ida', 'Intruder');
  const intruder = await register(request, person);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.goto(linkIn(await mailTo(request, person.email, 'Sign in to Topout')));
  await expect(page.getByText(/in another browser, as Ida Intruder\./)).toBeVisible();
  await page.getByRole('button', { name: 'No, sign them out' }).click();
  await expect(page.getByText('You’re signed in as Ida Intruder.')).toBeVisible();

  await expect(intruder.get('/profiles/me')).rejects.toThrow('401');
  await expect(signedIn(request, person).then((again) => again.get('/profiles/me'))).rejects.toThrow('401');
});

test('changes the e-mail by a link to the new address', async ({ page, request }) => {
  const person = newcomer('Emil', 'Elsewhere');
  await register(request, person);
  const { email } = newcomer('Emil', 'Elsewhere');
  await page.goto('/sign-in?next=/profile');
  await signIn(page, person.email, person.password);
  await page.getByRole('link', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(email);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByText('Incorrect password')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.getByRole('link', { name: 'To your profile' }).click();
  await expect(page.getByText(person.email).first()).toBeVisible();

  await page.goto(linkIn(await mailTo(request, email, 'Confirm your e-mail for Topout')));
  await expect(page.getByText(`From now on you sign in with ${email}.`)).toBeVisible();
  const told = await mailTo(request, person.email, 'Your Topout e-mail was changed');
  expect(told.text).toContain(email);
  await page.getByRole('link', { name: 'To your profile' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await logOut(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, person.password);
  await expect(page.getByText(`You’re signed in as ${nameOf(person)}.`)).toBeVisible();
});

test('looks after the own account: details, devices, data, and its end', async ({ page, request, visit }) => {
  const person = newcomer('Pia', 'Profile');
  await register(request, person);
  const elsewhere = await visit();
  await elsewhere.goto('/sign-in');
  await signIn(elsewhere, person.email, person.password);
  await expect(elsewhere.getByText(`You’re signed in as ${nameOf(person)}.`)).toBeVisible();

  await page.goto('/sign-in?next=/profile');
  await signIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1, name: nameOf(person) })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Pippa');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pippa Profile' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden();
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('topout-my-data.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectHome(page);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
