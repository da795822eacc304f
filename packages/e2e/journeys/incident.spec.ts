import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { climberRow, openClimber, press, queueAddress, signIn } from '../support/judging.ts';
import { demoAccount } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

async function typeHold(page: Page, hold: number): Promise<void> {
  await press(page, 'Type the hold');
  await page.getByRole('textbox', { name: /^Hold, 0 to/ }).fill(String(hold));
  await press(page, 'Set');
}

test('a lead climber restarts after an incident, and the better result counts', async ({
  page,
  request,
  visit,
}) => {
  const gym = await joinGym(request, ['Mira', 'Nele']);
  const [mira, nele] = gym.climbers;
  if (!mira || !nele) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Severn Bore');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  const spectator = await visit();
  await spectator.goto(`/${gym.uuid}?entry=${mira.uuid}`);
  const seen = spectator.getByRole('row').filter({ hasText: '21+' });

  await test.step('the judge records the incident at hold 21+', async () => {
    await openClimber(page, mira.name);
    await typeHold(page, 21);
    await press(page, 'Used last hold');
    await press(page, 'Technical incident');
    const dialog = page.getByRole('dialog', { name: 'Technical incident' });
    await expect(dialog).toContainText('The attempt ends at 21+');
    await dialog.getByLabel('What happened?').fill('A hold came loose.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Record it' }).click();
    await expect(page.getByText('Incident: the jury decides')).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'First: 21+' })).toBeChecked();
    await expectAccessible(page);
    await expect(seen).toContainText('Technical incident');
  });

  await test.step('the jury confirms it', async () => {
    const desk = await visit();
    await signIn(desk, await demoAccount(request, 'Organiser'), `/${gym.uuid}/disputes`);
    await desk.getByRole('link', { name: new RegExp(mira.name) }).click();
    await expect(desk.getByText('A hold came loose.')).toBeVisible();
    await desk.getByLabel('Reason').fill('Seen by two judges.');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Confirm the incident' }).click();
    await expect(desk.getByText('The technical incident is confirmed')).toBeVisible();
  });

  await test.step('the next climber gets 30', async () => {
    await page.goto(queueAddress(gym, route));
    await openClimber(page, nele.name);
    await typeHold(page, 30);
    await press(page, 'Save');
    await expect(climberRow(page, nele.name)).toContainText('30');
  });

  await test.step('she restarts and falls at 18', async () => {
    await openClimber(page, mira.name);
    await expect(page.getByText(/Restart allowed from \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Restart' })).toBeChecked();
    await typeHold(page, 18);
    await press(page, 'Save');
    await expect(climberRow(page, mira.name)).toContainText('21+');
    await openClimber(page, mira.name);
    await expect(page.getByText('First 21+, restart 18: 21+ counts.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who follows sees 21+, and that it was restarted', async () => {
    await expect(seen).toContainText('Restarted');
    await expectAccessible(spectator);
    const other = await visit();
    await other.goto(`/${gym.uuid}?entry=${nele.uuid}`);
    await expect(other.getByRole('row').filter({ hasText: '30' })).toHaveCount(1);
  });
});
