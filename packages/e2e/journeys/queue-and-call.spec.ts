import type { Page } from '@playwright/test';
import { expectAccessibleNow } from '../support/accessible.ts';
import { demoAccount } from '../support/demo.ts';
import { joinJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

const queues = (page: Page) => page.getByRole('region', { name: 'My queues' });
const join = (page: Page) => page.getByRole('button', { name: /^Join the queue of/ });
const leave = (page: Page) => queues(page).getByRole('button', { name: /^Leave the queue of/ });

/** A called climber has a minute to come. */
const minute = 60_000;

test('a climber scans a route, queues, is called, passed over and leaves; another has no network', async ({
  page,
  request,
  visit,
}) => {
  test.setTimeout(3 * minute);
  const [first, second] = await Promise.all([joinJam(request, ['Ada']), joinJam(request, ['Bo'])]);
  const [[ada], [bo]] = [first.climbers, second.climbers];
  const route = first.routes.at(-1);
  if (!ada || !bo || !route) throw new Error('the jam is not there');
  const scanned = `/${first.uuid}?route=${route.uuid}`;
  await first.organiser.put(`/competitions/${first.uuid}/route-queues/${route.uuid}`, []);

  await signIn(page, first.parent, scanned);
  await join(page).click();
  await expect(queues(page).getByText('Nobody before you')).toBeVisible();
  await expectAccessibleNow(page);

  const other = await visit();
  await signIn(other, second.parent, scanned);
  await join(other).click();
  await expect(queues(other).getByText('1 before you')).toBeVisible();

  const judge = await visit();
  await signIn(judge, await demoAccount(request, 'Organiser'), `/${first.uuid}/judge/${route.uuid}`);
  await expect(judge.getByText(/joined by phone/).first()).toBeVisible();
  await judge.getByRole('button', { name: `You are next: tell ${ada.name}` }).click();
  await expect(queues(page).getByText(/^You are next: /)).toBeVisible();
  await judge.getByRole('button', { name: `Come now: tell ${ada.name}` }).click();
  await expect(queues(page).getByText(/^Come now: /)).toBeVisible();
  await expect(page).toHaveTitle(/^Come now: /);
  await expect(queues(page).getByRole('timer')).toHaveText(/^\d+ s$/);
  await expectAccessibleNow(page);
  await expectAccessibleNow(judge);

  // Without a network nobody joins; who leaves is kept, and leaves as soon as there is one.
  await expectReadyForOffline(other, request);
  await other.context().setOffline(true);
  await leave(other).click();
  await expect(queues(other).getByText('Leaving as soon as there is a network.')).toBeVisible();
  await other.context().setOffline(false);
  await expect(queues(other)).toBeHidden({ timeout: minute / 2 });
  await other.context().setOffline(true);
  await expect(other.getByText('Joining needs a network.')).toBeVisible();
  await expect(join(other)).toBeDisabled();
  await other.context().setOffline(false);
  await join(other).click();
  await expect(queues(other).getByText('1 before you')).toBeVisible();

  await judge.getByRole('button', { name: `Pass over ${ada.name}` }).click({ timeout: 1.5 * minute });
  await expect(queues(other).getByText('Nobody before you')).toBeVisible();
  await expect(queues(page).getByText('1 before you')).toBeVisible();
  await expect(queues(page).getByText(/^You were called and did not come/)).toBeVisible();
  await leave(page).click();
  await expect(queues(page)).toBeHidden();
  await expect(judge.getByText('Queue (1)')).toBeVisible();
  await expect(judge.getByText(bo.name).first()).toBeVisible();
});
