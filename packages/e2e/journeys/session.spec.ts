import { newcomer, register } from '../support/accounts.ts';
import { demoGym } from '../support/demo.ts';
import { press, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('refreshes an expired token once for all calls of a page, and once for two tabs', async ({
  page,
  context,
  request,
}) => {
  const person = newcomer('Tabea', 'Tabs');
  await register(request, person);
  await page.goto('/sign-in?next=/profile');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tabea Tabs' })).toBeVisible();

  const twin = await context.newPage();
  await twin.goto('/app');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('topout/session') ?? '{}') as object;
    localStorage.setItem('topout/session', JSON.stringify({ ...session, accessToken: 'expired' }));
  });

  const refreshes: string[] = [];
  context.on('request', (call) => {
    if (call.url().endsWith('/api/auth/token') && call.postData()?.includes('grant_type=refresh_token'))
      refreshes.push(call.url());
  });
  // The profile makes three calls at once, the competition one more.
  await Promise.all([page.goto('/profile'), twin.goto(`/${demoGym.uuid}/enter`)]);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(twin.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await twin.goto('/profile');
  await expect(twin.getByRole('heading', { level: 1, name: 'Tabea Tabs' })).toBeVisible();
  expect(refreshes.length).toBeGreaterThan(0);
  expect(refreshes.length).toBeLessThanOrEqual(2);

  const session = await page.evaluate(() => localStorage.getItem('topout/session'));
  expect(session).toContain('"refreshToken":"');
});

test('is signed in and out in all tabs at once, and no longer when the browser was closed', async ({
  page,
  context,
  request,
}) => {
  const person = newcomer('Bea', 'Browser');
  await register(request, person);
  const early = await context.newPage();
  await early.goto('/sign-in?next=/profile');
  await expect(early.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, person, '/profile');
  const later = await context.newPage();
  await later.goto('/profile');
  for (const tab of [early, later])
    await expect(tab.getByRole('heading', { level: 1, name: 'Bea Browser' })).toBeVisible();

  await press(later, 'Menu');
  await later.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await signIn(page, person, '/profile');
  // What a browser forgets when it closes.
  await context.clearCookies();
  const reopened = await context.newPage();
  await reopened.goto('/profile');
  await expect(reopened.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await reopened.evaluate(() => localStorage.getItem('topout/session'))).toBeNull();
});

test('goes on as a guest when the session has ended elsewhere', async ({ page, request }) => {
  const person = newcomer('Gus', 'Gone');
  const api = await register(request, person);
  await page.goto('/sign-in?next=/profile');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gus Gone' })).toBeVisible();
  await api.delete('/auth/sessions');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto(`/${demoGym.uuid}/enter`);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
