import { nameOf, newcomer } from '../support/accounts.ts';
import { boardRow, lineOf, report } from '../support/board.ts';
import { assignGroup, freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { demoGym } from '../support/demo.ts';
import { fillRegistration, giveEmail } from '../support/enter.ts';
import {
  addToQueue,
  attemptRow,
  climberRow,
  drag,
  openClimber,
  press,
  queue,
  queueAddress,
  signIn,
} from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('becomes a judge by the link and sees the routes of the area', async ({ page, request }) => {
  const gym = await joinGym(request, []);
  const judge = newcomer('Jule', 'Judge');
  await page.goto(`/${gym.uuid}/judge#key=${gym.judgeKey}`);
  await giveEmail(page, judge.email);
  await fillRegistration(page, judge);
  await expect(page.getByLabel('Year of birth')).toBeHidden();
  await page.getByRole('button', { name: 'Register' }).click();

  // This competition lets judges be parents.
  await expect(
    page.getByRole('heading', { name: 'Would you like to register any competitors?' }),
  ).toBeVisible();
  await press(page, 'No');
  await expect(page.getByRole('heading', { name: 'Ready to judge?' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(judge.firstName);
  await press(page, 'Start Judging');

  await expect(page).toHaveURL(`/${gym.uuid}`);
  await expect(page.getByText('Time left:')).toBeVisible();
  await expect(page.getByText('You have no judging area yet', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: /Half Light/ })).toBeVisible();
  const judges = await gym.organiser.get<{ uuid: string; name: string; email: string }[]>(
    `/competitions/${gym.uuid}/judges`,
  );
  const me = judges.find(({ email }) => email === judge.email)?.uuid ?? '';
  const route = await freeRoute(gym, 'Half Light');
  await assignGroup(gym, route, me);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Cave & Slab');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(`Logged in as ${nameOf(judge)}.`)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Manage competitors' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Half Light/ }).click();
  await expect(page).toHaveURL(queueAddress(gym, route));
  await expect(page.getByRole('heading', { name: 'Queue (0)' })).toBeVisible();
});

test('tells apart a key that is wrong and one that is missing', async ({ page }) => {
  await page.goto(`/${demoGym.uuid}/judge#key=WRONG`);
  await expect(page.getByText('The QR code you scanned is not valid for this competition.')).toBeVisible();
  await page.goto(`/${demoGym.uuid}/judge/onboarding`);
  await expect(
    page.getByText(
      'To judge this competition, please scan the QR code provided by the competition organizer.',
    ),
  ).toBeVisible();
});

test('keeps the page of a route short, and what a judge looks for, however many are entered', async ({
  page,
  request,
}) => {
  const gym = await joinGym(request, ['Ada']);
  const [ada] = gym.climbers;
  const route = await freeRoute(gym, 'Half Light');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await page.setViewportSize({ width: 320, height: 568 });
  const rows = page.getByRole('list', { name: 'Not in the queue' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(60);
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(1_500);
  await rows.last().getByRole('link').scrollIntoViewIfNeeded();
  await expect(rows.last().getByRole('link')).toBeInViewport();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill(ada?.name ?? '');
  await openClimber(page, ada?.name ?? '');
  for (let tries = 0; tries < 4; tries += 1) await press(page, 'Try');
  await press(page, 'Save');
  await expect(page).toHaveURL(queueAddress(gym, route));
  await expect(search).toHaveValue(ada?.name ?? '');
  await expect(climberRow(page, ada?.name ?? '')).toContainText('Confirmed');
});

test('keeps the queue of a route in order', async ({ page, request }) => {
  const gym = await joinGym(request, ['Ada', 'Ben', 'Chiara', 'Dan']);
  const [ada, ben, chiara, dan] = gym.climbers;
  if (!ada || !ben || !chiara || !dan) throw new Error('not everybody is entered');
  const route = await freeRoute(gym, 'Echo');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  const queueHeading = (count: number) => page.getByRole('heading', { name: `Queue (${count})` });
  await expect(queueHeading(0)).toBeVisible();

  await page.getByPlaceholder('Search competitors...').fill(chiara.name.toLowerCase());
  await expect(page.getByRole('button', { name: /^Add .* to the queue$/ })).toHaveCount(1);
  await addToQueue(page, chiara.name);
  await page.getByPlaceholder('Search competitors...').fill('');
  for (const { name } of [ada, ben, dan]) await addToQueue(page, name);
  await expect(queueHeading(4)).toBeVisible();

  await press(page, `Remove ${dan.name} from the queue`);
  // Moved by the buttons that a tap on its handle shows.
  await press(page, `Drag ${ben.name}`);
  await press(page, `Move ${ben.name} up`);
  await expect(queue(page)).toContainText([chiara.name, ben.name, ada.name]);

  // Dragged by keyboard: picked up, one place down, put down.
  await page.getByRole('button', { name: `Drag ${chiara.name}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${chiara.name} is over place 1 of 3.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${chiara.name} is over place 2 of 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(queue(page)).toContainText([ben.name, chiara.name, ada.name]);

  // Dragged with a pointer, to the top.
  await drag(
    page.getByRole('button', { name: `Drag ${ada.name}` }),
    page.getByRole('button', { name: `Drag ${ben.name}` }),
  );
  await expect(queue(page)).toContainText([ada.name, ben.name, chiara.name]);

  await expect
    .poll(() => gym.organiser.get(`/competitions/${gym.uuid}/route-queues/${route.uuid}`))
    .toEqual([ada.uuid, ben.uuid, chiara.uuid]);
});

test('logs try, zone and top; board and scorecard move for those who watch', async ({
  page,
  request,
  visit,
}) => {
  const gym = await joinGym(request, ['Dora']);
  const [dora] = gym.climbers;
  if (!dora) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Rope Trick');
  await gym.organiser.post(`/competitions/${gym.uuid}/route-queues/${route.uuid}`, dora.uuid);

  const board = await visit();
  await board.goto(`/${gym.uuid}/entries`);
  await expect(lineOf(board, dora.name)).toBeVisible();
  await expect(board.getByText('Live', { exact: true })).toBeVisible();
  const card = await visit();
  await card.goto(`/${gym.uuid}?entry=${dora.uuid}`);
  await expect(card.getByRole('heading', { name: dora.name })).toBeVisible();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();

  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await page.getByRole('link', { name: 'Log attempts' }).click();
  await expect(page.getByRole('heading', { name: `Log attempts: Route ${route.name}` })).toBeVisible();
  await expect(page.getByText(dora.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await press(page, 'Try');
  await press(page, 'Try');
  await press(page, 'Undo');
  await press(page, 'Zone');
  await press(page, 'Top');
  await expect(attemptRow(page, '4th').getByRole('button')).toBeDisabled();

  const savedAt = Date.now();
  await press(page, 'Save');
  await expect(lineOf(board, dora.name)).toContainText('3 attempts');
  report('from Save to the board of a spectator', savedAt);
  await expect(card.getByRole('row').filter({ hasText: 'Top, 3 attempts' })).toHaveCount(1);
  report('from Save to the scorecard', savedAt);

  const { score_text, position } = await boardRow(gym, dora);
  await expect(lineOf(board, dora.name)).toContainText(score_text);
  // With an equals sign, because somebody else has the same result.
  await expect(lineOf(board, dora.name).getByRole('cell').first()).toHaveText(RegExp(`^=?${position}$`));
  await expect(card.getByRole('definition').last()).toHaveText(score_text);

  await expect(page).toHaveURL(queueAddress(gym, route));
  await expect(page.getByRole('heading', { name: 'Queue (0)' })).toBeVisible();
  await expect(climberRow(page, dora.name)).toContainText('– Z T');
});

test('keeps what is not saved over a reload, and asks before it is left', async ({ page, request }) => {
  const gym = await joinGym(request, ['Ulla']);
  const [ulla] = gym.climbers;
  if (!ulla) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Figurehead');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await openClimber(page, ulla.name);
  await press(page, 'Zone 2');
  await press(page, 'Back');
  await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
  await press(page, 'Stay');
  await expect(attemptRow(page, '1st')).toContainText('Z2');
  await page.reload();
  await expect(attemptRow(page, '1st')).toContainText('Z2');
  await press(page, 'Save');
  await expect(page).toHaveURL(queueAddress(gym, route));
  await expect(climberRow(page, ulla.name)).toContainText('Z2');
});
