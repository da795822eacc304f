import { expectAccessible } from '../support/accessible.ts';
import { presser, recordTimes, spreadOf } from '../support/clock.ts';
import { freeRoute, joinGym, openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('a semi-final by rotation, with an incident', async ({ page, request, visit }) => {
  const cup = await openCompetition(request, { name: 'Clock Cup', field: { Open: ['Ada', 'Bea'] } });
  const control = `/${cup.uuid}/clock/control`;
  await signIn(page, await demoAccount(request, 'Organiser'), control);

  // A short rotation, set with the keyboard alone.
  await page.getByRole('button', { name: 'Rotation, 4 min' }).press('Enter');
  await page.getByLabel('Climbing').fill('0:12');
  await page.getByLabel('Change over').fill('0:03');
  await page.getByLabel('Slots').fill('3');
  await page.getByRole('button', { name: 'Use this format' }).press('Enter');
  await expect(page.getByText('Slot 1 of 3')).toBeVisible();
  await expectAccessible(page);

  const [phone, hall, second] = [await visit(), await visit(), await visit()];
  for (const screen of [phone, hall, second]) {
    await screen.goto(`/${cup.uuid}/clock`);
    await expect(screen.getByText('Ready')).toBeVisible();
    await recordTimes(screen);
  }
  await expectAccessible(hall);
  await phone.getByRole('button', { name: 'Sound on' }).press('Enter');
  await expect(phone.getByRole('button', { name: 'Sound off' })).toBeVisible();

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(hall.getByText('Climbing')).toBeVisible();
  await expect(hall.getByRole('timer')).toHaveText('0:06', { timeout: 15_000 });
  expect(await spreadOf([phone, hall, second])).toBeLessThanOrEqual(100);

  await page.getByRole('button', { name: 'Stop for an incident' }).click();
  await expect(hall.getByText('Stopped: incident')).toBeVisible();
  const left = (await page.getByRole('timer').textContent()) ?? '';
  for (const screen of [phone, hall, second]) await expect(screen.getByRole('timer')).toHaveText(left);
  await expectAccessible(hall);

  // A screen without a line goes on by itself.
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(second.getByText('Climbing')).toBeVisible();
  await second.context().setOffline(true);
  await expect(second.getByText('No connection. The clock goes on by itself.')).toBeVisible();
  await expect(second.getByText('Slot 2 of 3')).toBeVisible({ timeout: 20_000 });
  await expect(hall.getByText('Slot 2 of 3')).toBeVisible();
  await second.context().setOffline(false);
});

test('a judge sees the time left, and is asked about what comes after it', async ({ page, request }) => {
  const gym = await joinGym(request, ['Tia']);
  const route = await freeRoute(gym, 'Half Light');
  const { stages } = await gym.organiser.get<{ stages: { uuid: string }[] }>(`/competitions/${gym.uuid}`);
  const press = await presser(gym.organiser, gym.uuid, stages[0]?.uuid ?? '');
  const plan = { prepare: 0, climb: 4, change: 0, slots: 2, rolling: false };
  await press({ kind: 'SET', plan });
  await press({ kind: 'START' });
  const climber = gym.climbers[0]?.uuid ?? '';
  await signIn(page, await demoAccount(request, 'Organiser'), `/${gym.uuid}/judge/${route.uuid}/${climber}`);
  await expect(page.getByText('Time', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Top', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'After time' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not count it' }).click();
  await page.goto(`/${gym.uuid}/judge/${route.uuid}/${climber}`);
  await expect(page.getByText('After time: not counted.')).toBeVisible();
  // Other journeys share the gym: a slot that waits asks nobody anything.
  await press({ kind: 'SLOT', slot: 1 });
});
