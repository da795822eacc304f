import type { Page } from '@playwright/test';
import { expectAccessibleNow } from '../support/accessible.ts';
import { lettersOf } from '../support/attempts.ts';
import { joinJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

const row = (page: Page, routes: RegExp | string, name: string) =>
  page.getByRole('region', { name: routes }).getByRole('listitem').filter({ hasText: name });
const key = (name: string) => ({ name, exact: true }) as const;

test('two climbers keep each other’s card; a result stands once both say the same', async ({
  page,
  request,
  browser,
}) => {
  const mine = await joinJam(request, ['Ada']);
  const theirs = await joinJam(request, ['Noor']);
  const [ada] = mine.climbers;
  const [noor] = theirs.climbers;
  const [route] = mine.routes;
  if (!ada || !noor || !route) throw new Error('the jam is not there');
  const group = await mine.organiser.post<{ uuid: string }>(`/competitions/${mine.uuid}/route-groups`, {
    name: `Markers ${Date.now()}`,
    categories: [mine.category],
    routes: [route.uuid],
    scored_by: 'CLIMBERS',
    confirmed_by: 'MARKER',
  });
  await signIn(page, mine.parent, `/${mine.uuid}?entry=${ada.uuid}&route=${route.uuid}`);
  const elsewhere = await browser.newContext();
  const marker = await elsewhere.newPage();
  await signIn(marker, theirs.parent, `/${mine.uuid}?entry=${noor.uuid}`);
  await expect(marker.getByRole('button', { name: 'Show my code' })).toBeVisible();
  await expectReadyForOffline(marker, request);

  await marker.getByRole('button', { name: 'Show my code' }).click();
  await expectAccessibleNow(marker);
  const code = await marker.getByRole('dialog').getByRole('status').innerText();
  await marker.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enter a code' }).click();
  await page.getByRole('textbox', { name: 'Code on your marker’s phone' }).fill(code);
  await page.getByRole('button', { name: 'Keep each other’s card' }).click();
  await expect(page.getByText('Noor keeps your card, and you keep theirs.')).toBeVisible();

  const mineOn = row(page, 'Your routes', route.name);
  await mineOn.getByRole('button', key('Flash')).click();
  await expect(mineOn).toContainText('not confirmed');

  await marker.getByRole('link', { name: 'Mark for Ada' }).click();
  const marked = row(marker, 'Routes of Ada', route.name);
  await expect(marked).toContainText('Not marked yet');
  await marked.getByRole('button', { expanded: false }).click();
  await elsewhere.setOffline(true);
  await marked.getByRole('button', key('Top')).click();
  await expect(marked).toContainText('On this phone');
  await expect(marked).toContainText('You: Top, 2 attempts. Ada: Top, 1 attempt.');
  await elsewhere.setOffline(false);
  await expect(mineOn).toContainText('You: Top, 1 attempt. Noor: Top, 2 attempts.', { timeout: 30_000 });
  await expectAccessibleNow(page);
  await expectAccessibleNow(marker);

  await marked.getByRole('button', key('Flash')).click();
  await expect(marked).toContainText('The same');
  await expect(mineOn).not.toContainText('Noor:', { timeout: 30_000 });
  await expect(mineOn).not.toContainText('not confirmed');
  await expect(mineOn).toContainText('Confirmed');
  expect(await lettersOf(mine, route, ada)).toBe('T');

  await marker.getByRole('button', { name: 'Sign Ada’s card' }).click();
  await expectAccessibleNow(marker);
  await marker.getByRole('dialog').getByRole('button', key('Sign')).click();
  const theirSide = marker.getByRole('region', { name: 'Signatures' });
  await expect(theirSide.getByRole('listitem').filter({ hasText: 'You' })).toContainText('You signed');
  const mySide = page.getByRole('region', { name: 'Signatures' });
  await expect(mySide.getByRole('listitem').filter({ hasText: 'Noor' })).toContainText('signed', {
    timeout: 30_000,
  });
  await page.context().setOffline(true);
  await mySide.getByRole('button', { name: 'Sign my card' }).click();
  await page.getByRole('dialog').getByRole('button', key('Sign')).click();
  await expect(mySide).toContainText('On this phone');
  await page.context().setOffline(false);
  await expect(mySide.getByRole('listitem').filter({ hasText: 'You' })).toContainText('You signed', {
    timeout: 30_000,
  });
  await expectAccessibleNow(page);
  await marked.getByRole('button', { name: /^Undo the last/ }).click();
  await expect(mySide).toContainText('The signatures came off', { timeout: 30_000 });
  await expect(theirSide).toContainText('The signatures came off', { timeout: 30_000 });
  await elsewhere.close();
  await mine.organiser.delete(`/competitions/${mine.uuid}/route-groups/${group.uuid}`);
});
