import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newcomer, register } from '../support/accounts.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

const text = 'Finals at 18:00, warm-up opens at 17:15.';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: string;
}

/** What the page's worker shows on the phone's screen. */
const notifications = (page: Page) =>
  page.evaluate<Shown[]>(`navigator.serviceWorker.ready
    .then((worker) => worker.getNotifications())
    .then((shown) => shown.map(({ title, body, data }) => ({ title, body, data })))`);

/**
 * Without a network no browser has a push service: the page's part is played, the server's is real. The key is the example of
 * RFC 8291.
 */
const playedPush = `
  const bytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
  const keys = {
    p256dh: bytes('BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4='),
    auth: bytes('BTBZMqHH6r4Tts7J/aSIgg=='),
  };
  let current = null;
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/' + Math.random(),
    options: { applicationServerKey: keys.p256dh },
    getKey: (name) => keys[name],
    unsubscribe: async () => { current = null; return true; },
  };
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async () => (current = subscription);
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
`;

/**
 * Hands the page's worker what a push service would bring, until it shows.
 *
 * @remarks The browser's tools lose a message that they hand over while the worker starts; a push service keeps it.
 */
const arrives = (context: BrowserContext, page: Page, data: string, expected: Shown) =>
  expect(async () => {
    await deliver(context, page, data);
    await expect.poll(() => notifications(page), { timeout: 3000 }).toContainEqual(expected);
  }).toPass();

async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('an announcement is read on phones, on the projector and on a locked screen', async ({
  page,
  context,
  request,
  visit,
  baseURL,
}) => {
  const { uuid, name } = await openCompetition(request, { name: 'Loud Hall', field: { Open: ['Ada'] } });
  const board = await visit();
  await board.goto(`/${uuid}/entries`);
  const hall = await visit();
  await hall.setViewportSize({ width: 1280, height: 720 });
  await hall.goto(`/${uuid}/screen`);
  await expect(hall.getByText('Open').first()).toBeVisible();

  await test.step('an organiser writes it, and is asked first', async () => {
    await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/announcements`);
    await page.getByLabel('What do you want to say?').fill(text);
    await page.getByRole('button', { name: 'Announce' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByText('Announced.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a guest reads it above the board, puts it away and finds it in the list', async () => {
    await expect(board.getByText(text)).toBeVisible();
    await expectAccessible(board);
    await board.getByRole('button', { name: 'Put away' }).click();
    await expect(board.getByText(text)).toBeHidden();
    await board.goto(`/${uuid}/announcements`);
    await expect(board.getByText(text)).toBeVisible();
    await expect(board.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  });

  await test.step('the hall reads it on the projector', async () => {
    await expect(hall.getByText(text)).toBeVisible();
  });

  await test.step('it disappears everywhere once it is withdrawn', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/^Withdrawn at /)).toBeVisible();
    await expect(board.getByText(text)).toBeHidden();
    await expect(hall.getByText(text)).toBeHidden();
  });

  await test.step('the worker shows what a push service brings, and whatever else comes', async () => {
    await context.grantPermissions(['notifications']);
    const notification = {
      title: name,
      body: text,
      navigate: `${baseURL}/${uuid}/announcements`,
      tag: 'one',
    };
    const shown = { title: name, body: text, data: `${baseURL}/${uuid}/announcements` };
    await arrives(context, page, JSON.stringify({ web_push: 8030, notification }), shown);
    const later = { ...notification, body: 'Now' };
    await arrives(context, page, JSON.stringify({ web_push: 8030, notification: later }), {
      ...shown,
      body: 'Now',
    });
    expect(await notifications(page)).toHaveLength(1);
    await expect(async () => {
      await deliver(context, page, 'not for us');
      const titles = (await notifications(page)).map(({ title }) => title);
      expect(titles).toContain('Topout');
    }).toPass();
  });
});

test('notifications are off until they are switched on, and the page says what is in the way', async ({
  page,
  request,
}) => {
  const person = newcomer('Noor', 'Notified');
  await register(request, person);
  await page.addInitScript({ content: playedPush });
  await signIn(page, person, '/profile');
  await page.getByRole('link', { name: /^Notifications/ }).click();
  const announcements = page.getByRole('switch', { name: /^Announcements/ });
  await expect(announcements).not.toBeChecked();
  await expectAccessible(page);
  await announcements.click();
  await expect(announcements).toBeChecked();
  await page.reload();
  await expect(announcements).toBeChecked();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(/^The test is on its way/)).toBeVisible();
  await announcements.click();
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeHidden();
});
