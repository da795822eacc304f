import { readFile } from 'node:fs/promises';
import { expectAccessibleNow } from '../support/accessible.ts';
import { attemptsOf, lettersOf } from '../support/attempts.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { climberRow, openClimber, press, queueAddress, signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, type Page, test } from '../support/test.ts';

const log = async (page: Page, name: string, result: string) => {
  await openClimber(page, name);
  await press(page, result);
  await press(page, 'Save');
};

test('hands its unsent work to staff, who count it once', async ({ page, context, request, visit }) => {
  const gym = await joinGym(request, ['Wilma']);
  const [wilma] = gym.climbers;
  if (!wilma) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Half Light');
  const judge = await newJudge(request, gym, route);
  await signIn(page, judge, queueAddress(gym, route));
  await expectReadyForOffline(page, request);
  await expect(climberRow(page, wilma.name)).toBeVisible();
  await context.setOffline(true);
  await log(page, wilma.name, 'Top');
  await press(page, 'Give it to another phone');
  const dialog = page.getByRole('dialog', { name: 'Unsent work' });
  await expect(dialog.getByRole('listitem').first()).toContainText(`${wilma.name}T`);
  await expect(dialog.getByRole('img', { name: /^Code 1/ })).toBeVisible();
  await expectAccessibleNow(page);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toContain(wilma.uuid);

  const staff = await visit();
  await signIn(staff, await demoAccount(request, 'Organiser'), `/${gym.uuid}/held`);
  await staff.getByRole('link', { name: 'Bring in results from another phone' }).click();
  await staff.getByLabel('File with unsent results').setInputFiles(file);
  await expect(staff.getByText(/^Another judge logged them/)).toBeVisible();
  await press(staff, 'Bring them in');
  await expect(
    staff.getByText('They have reached the server and are waiting to be confirmed.'),
  ).toBeVisible();
  expect(await attemptsOf(gym, route, wilma)).toEqual([]);
  await staff.goto(`/${gym.uuid}/held`);
  const held = staff.getByRole('listitem').filter({ hasText: wilma.name });
  await expect(held.getByRole('region', { name: /^Logged by Jo Judge/ })).toContainText('T');
  await expectAccessibleNow(staff);
  await held.getByRole('button', { name: /^Take T/ }).click();
  await expect(held).toBeHidden();
  expect(await lettersOf(gym, route, wilma)).toBe('T');

  // The phone is back: the server recognises its commands by their ids.
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText(/on this phone$/)).toBeHidden();
  await expect(climberRow(page, wilma.name).filter({ hasText: /Held|On this phone/ })).toHaveCount(0);
  expect(await lettersOf(gym, route, wilma)).toBe('T');
});

test('goes on in another tab when one is closed without a network, and sends from there', async ({
  page,
  context,
  request,
}) => {
  const gym = await joinGym(request, ['Xena', 'Zita']);
  const [xena, zita] = gym.climbers;
  if (!xena || !zita) throw new Error('not everybody is entered');
  const route = await freeRoute(gym, 'Half Light');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await expectReadyForOffline(page, request);
  await expect(climberRow(page, xena.name)).toBeVisible();
  await context.setOffline(true);
  await log(page, xena.name, 'Top');
  await expect(climberRow(page, xena.name)).toContainText('On this phone');
  // Chosen, and the tab closes before it is saved.
  await openClimber(page, zita.name);
  await press(page, 'Zone');
  await page.close();

  const later = await context.newPage();
  await later.goto(queueAddress(gym, route));
  await expect(climberRow(later, xena.name)).toContainText('On this phone');
  await openClimber(later, zita.name);
  await press(later, 'Save');
  await expect(climberRow(later, zita.name)).toContainText('On this phone');
  await context.setOffline(false);
  await expect(climberRow(later, xena.name)).toContainText('Confirmed');
  await expect(climberRow(later, zita.name)).toContainText('Confirmed');
  expect([await lettersOf(gym, route, xena), await lettersOf(gym, route, zita)]).toEqual(['T', 'Z']);
});

test('opens without a network when the browser was closed, judges on, and sends once signed in', async ({
  page,
  context,
  request,
}) => {
  const gym = await joinGym(request, ['Zoe', 'Yana']);
  const [zoe, yana] = gym.climbers;
  if (!zoe || !yana) throw new Error('not everybody is entered');
  const route = await freeRoute(gym, 'Echo');
  const judge = await newJudge(request, gym, route);
  await signIn(page, judge, queueAddress(gym, route));
  await expect(climberRow(page, zoe.name)).toBeVisible();
  await expectReadyForOffline(page, request);
  await context.setOffline(true);
  await log(page, zoe.name, 'Zone');
  await expect(climberRow(page, zoe.name)).toContainText('On this phone');
  // The browser closes, and the session with it.
  await page.close();
  await context.clearCookies();

  const later = await context.newPage();
  await later.goto(`/${gym.uuid}`);
  await later.getByRole('link', { name: route.name }).click();
  await expect(later.getByText('You are not signed in')).toBeVisible();
  await expect(climberRow(later, zoe.name)).toContainText('On this phone');
  await log(later, yana.name, 'Top');
  await expect(climberRow(later, yana.name)).toContainText('On this phone');
  // Offline, not signed in, and just saved: the undo is still there.
  await expectAccessibleNow(later);
  await context.setOffline(false);
  await later.getByRole('link', { name: 'Sign in' }).click();
  await later.getByLabel('E-mail').fill(judge.email);
  await later.getByLabel('Password', { exact: true }).fill(judge.password);
  await press(later, 'Sign in');
  await expect(later).toHaveURL(queueAddress(gym, route));
  await expect(climberRow(later, zoe.name)).toContainText('Confirmed');
  await expect(climberRow(later, yana.name)).toContainText('Confirmed');
  await expect(later.getByText('You are not signed in')).toBeHidden();
  expect([await lettersOf(gym, route, zoe), await lettersOf(gym, route, yana)]).toEqual(['Z', 'T']);
});

test('sends from two tabs once, and each shows what the other logged', async ({ page, context, request }) => {
  const gym = await joinGym(request, ['Tara', 'Uma']);
  const [tara, uma] = gym.climbers;
  if (!tara || !uma) throw new Error('not everybody is entered');
  const route = await freeRoute(gym, 'Fire Drill');
  const judge = await newJudge(request, gym, route);
  const other = await context.newPage();
  await signIn(page, judge, queueAddress(gym, route));
  await other.goto(queueAddress(gym, route));
  let batches = 0;
  context.on('response', (answer) => {
    if (answer.url().endsWith('/commands')) batches += 1;
  });
  for (const tab of [page, other]) await expect(climberRow(tab, tara.name)).toBeVisible();
  await context.setOffline(true);
  await log(page, tara.name, 'Top');
  await log(other, uma.name, 'Zone');
  await expect(climberRow(page, uma.name)).toContainText('On this phone');
  await expect(climberRow(other, tara.name)).toContainText('On this phone');
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(climberRow(tab, tara.name)).toContainText('Confirmed');
    await expect(climberRow(tab, uma.name)).toContainText('Confirmed');
  }
  expect(batches).toBe(1);
  expect([await lettersOf(gym, route, tara), await lettersOf(gym, route, uma)]).toEqual(['T', 'Z']);
});

/** Spends a page's tokens, as time would. */
const spend = (page: Page, ...tokens: string[]) =>
  page.evaluate(`(() => {
    const session = JSON.parse(localStorage.getItem('topout/session'));
    for (const name of ${JSON.stringify(tokens)}) session[name] = 'spent';
    localStorage.setItem('topout/session', JSON.stringify(session));
  })()`);

test('outlives its tokens: renews them, or waits for the same judge', async ({ page, context, request }) => {
  const gym = await joinGym(request, ['Rhea', 'Sara']);
  const [rhea, sara] = gym.climbers;
  if (!rhea || !sara) throw new Error('not everybody is entered');
  const route = await freeRoute(gym, 'Bat Country');
  const judge = await newJudge(request, gym, route);
  await signIn(page, judge, queueAddress(gym, route));
  await expectReadyForOffline(page, request);
  await expect(climberRow(page, rhea.name)).toBeVisible();
  await spend(page, 'accessToken');
  await log(page, rhea.name, 'Top');
  await expect(climberRow(page, rhea.name)).toContainText('Confirmed');

  await context.setOffline(true);
  await log(page, sara.name, 'Zone');
  await expect(climberRow(page, sara.name)).toContainText('On this phone');
  await spend(page, 'accessToken', 'refreshToken');
  await context.setOffline(false);
  // The page asks for a new session in place, and does not send the judge away.
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await expect(climberRow(page, sara.name)).toContainText('On this phone');
  expect(await attemptsOf(gym, route, sara)).toEqual([]);
  await signIn(page, judge, queueAddress(gym, route));
  await expect(climberRow(page, sara.name)).toContainText('Confirmed');
  expect(await lettersOf(gym, route, sara)).toBe('Z');
});

test('judges on with a clock that is hours ahead, and sends the right time', async ({
  page,
  context,
  request,
}) => {
  const gym = await joinGym(request, ['Ylva']);
  const [ylva] = gym.climbers;
  if (!ylva) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Paper Planes');
  await context.addInitScript(`(() => {
    const Real = Date, ahead = 5 * 3600000;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + ahead) : super(...given); }
      static now() { return Real.now() + ahead; }
    };
  })()`);
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await expect(page.getByText('The clock of this phone is 300 minutes ahead.')).toBeVisible();
  await log(page, ylva.name, 'Top');
  await expect(climberRow(page, ylva.name)).toContainText('Confirmed');
  const [attempt] = await attemptsOf(gym, route, ylva);
  expect(Math.abs(Date.parse(attempt?.timestamp ?? '') - Date.now())).toBeLessThan(60_000);
});

test('keeps a judge on the page when a new version comes, and sends what waits', async ({
  page,
  context,
  request,
}) => {
  const gym = await joinGym(request, ['Nele', 'Olga']);
  const [nele, olga] = gym.climbers;
  if (!nele || !olga) throw new Error('not everybody is entered');
  const route = await freeRoute(gym, 'Tightrope');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await expectReadyForOffline(page, request);
  await context.route('**/commands', (call) => call.abort('connectionreset'));
  await log(page, nele.name, 'Top');
  await expect(climberRow(page, nele.name)).toContainText('On this phone');

  // To the browser, the same worker under another name is a new version: installed, and in charge at once.
  await page.evaluate(`(async () => {
    globalThis.samePage = true;
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await navigator.serviceWorker.register('/sw.js?next');
    await changed;
  })()`);
  await log(page, olga.name, 'Zone');
  await expect(climberRow(page, olga.name)).toContainText('On this phone');
  expect(await page.evaluate('globalThis.samePage')).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(climberRow(page, nele.name)).toContainText('On this phone');
  await context.unroute('**/commands');
  await context.setOffline(false);
  await expect(climberRow(page, nele.name)).toContainText('Confirmed');
  await expect(climberRow(page, olga.name)).toContainText('Confirmed');
  expect([await lettersOf(gym, route, nele), await lettersOf(gym, route, olga)]).toEqual(['T', 'Z']);
});
