import { expectAccessibleNow } from '../support/accessible.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('waiting list, conflict and history break no WCAG 2.2 AA, in light or dark', async ({
  page,
  request,
}) => {
  const { uuid, organiser, climbers } = await openCompetition(request, {
    name: 'Corrected Open',
    field: { Women: ['Ada', 'Bea', 'Cleo'] },
    capacities: { Women: 1 },
  });
  const at = `/competitions/${uuid}`;
  const { venues, route_groups } = await organiser.get<{
    venues: { uuid: string; routes: string[] }[];
    route_groups: { uuid: string }[];
  }>(at);
  const [route] = venues[0]?.routes ?? [];
  await organiser.patch(`${at}/route-groups/${route_groups[0]?.uuid}`, { routes: [route] });
  const [ada] = climbers;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/entries`);
  await expect(page.getByRole('list', { name: 'Waiting list, Women' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleNow(page);

  await page.goto(`/${uuid}/bulk-scoring`);
  const cell = page.getByRole('gridcell', { name: /^Result of Ada/ });
  await cell.focus();
  await page.keyboard.press('F2');
  await organiser.patch(`/routes/${route}/attempts?user=${ada?.uuid}&competition=${uuid}`, {
    attempts: [{ success: true, segments_count: 1 }],
  });
  await expect(page.getByRole('row').filter({ hasText: ada?.name ?? '' })).toContainText('Orla');
  await page.keyboard.type('a2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Settle the conflict/ })).toBeVisible();
  await expectAccessibleNow(page);
  await page.getByRole('button', { name: /^Settle the conflict/ }).click();
  await expectAccessibleNow(page);

  for (const [address, line] of [
    ['history', /set the result|added/],
    ['history?of=others', /Route group changed/],
  ] as const) {
    await page.goto(`/${uuid}/${address}`);
    await expect(page.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible();
    await expectAccessibleNow(page);
  }
});
