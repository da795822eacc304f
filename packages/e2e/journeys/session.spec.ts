import { newcomer, register } from '../support/accounts.ts';
import { demoGym } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

test('refreshes an expired token once for all calls of a page, and once for two tabs that share a session', async ({
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

  // A duplicated tab begins with a copy of the session; in both the access token has expired.
  const stored = await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('topout/session') ?? '{}') as object;
    const text = JSON.stringify({ ...session, accessToken: 'expired' });
    sessionStorage.setItem('topout/session', text);
    return text;
  });
  const twin = await context.newPage();
  await twin.goto('/app');
  await twin.evaluate((text) => sessionStorage.setItem('topout/session', text), stored);

  const refreshes: string[] = [];
  context.on('request', (call) => {
    if (call.url().endsWith('/api/auth/token') && call.postData()?.includes('grant_type=refresh_token'))
      refreshes.push(call.url());
  });
  // The profile makes three calls at once, the competition one more.
  await Promise.all([page.goto('/profile'), twin.goto(`/${demoGym.uuid}/enter`)]);
  await expect(page.getByText('This device')).toBeVisible();
  await expect(twin.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await twin.goto('/profile');
  await expect(twin.getByRole('heading', { level: 1, name: 'Tabea Tabs' })).toBeVisible();
  expect(refreshes.length).toBeGreaterThan(0);
  expect(refreshes.length).toBeLessThanOrEqual(2);

  const sessions = await page.evaluate(() => sessionStorage.getItem('topout/session'));
  expect(sessions).toContain('"refreshToken":"');
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
