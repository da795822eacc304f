import type { Page } from '@playwright/test';
import { expectAccessibleNow } from '../support/accessible.ts';
import { demoAccount } from '../support/demo.ts';
import { joinJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

interface Row {
  readonly user: { readonly uuid: string };
  readonly unconfirmed?: string;
}

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your routes' }).getByRole('listitem').filter({ hasText: name });

test('a judge finds a climber by their code and confirms everything without a network', async ({
  page,
  context,
  request,
  visit,
}) => {
  const family = await joinJam(request, ['Ada']);
  const [ada] = family.climbers;
  const routes = family.routes.slice(0, 2);
  if (!ada) throw new Error('the jam is not there');
  const group = await family.organiser.post<{ uuid: string }>(`/competitions/${family.uuid}/route-groups`, {
    name: `Judges confirm ${Date.now()}`,
    categories: [family.category],
    routes: routes.map(({ uuid }) => uuid),
    scored_by: 'CLIMBERS',
    confirmed_by: 'JUDGES',
  });
  const climber = await visit();
  await signIn(climber, family.parent, `/${family.uuid}?entry=${ada.uuid}`);
  for (const { name } of routes) {
    await row(climber, name).getByRole('button', { expanded: false }).click();
    await row(climber, name).getByRole('button', { name: 'Flash', exact: true }).click();
  }
  const unconfirmed = async () => {
    const address = `/competitions/${family.uuid}/leaderboard?category=${family.category}`;
    const { rows } = await family.organiser.get<{ rows: Row[] }>(address);
    const marks = rows.find(({ user }) => user.uuid === ada.uuid)?.unconfirmed ?? '';
    return marks.replaceAll('.', '').length;
  };
  await expect.poll(unconfirmed).toBe(2);

  await signIn(page, await demoAccount(request, 'Organiser'), `/${family.uuid}/unconfirmed`);
  await expect(page.getByRole('heading', { name: 'Not confirmed', level: 1 })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Name or number' });
  await search.fill(`${new URL(page.url()).origin}/${family.uuid}/entries?entry=${ada.uuid}`);
  await search.press('Enter');
  const ofAda = page.getByRole('region', { name: ada.name });
  await expect(ofAda.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleNow(page);
  await expectReadyForOffline(page, request);
  await context.setOffline(true);
  await ofAda.getByRole('button', { name: 'Confirm all 2' }).click();
  await expect(ofAda.getByText('Confirmed')).toHaveCount(2);
  await context.setOffline(false);
  await expect.poll(unconfirmed, { timeout: 30_000 }).toBe(0);
  await ofAda.getByRole('button', { name: 'Undo all' }).click();
  await expect.poll(unconfirmed).toBe(2);

  await page.goto(`/${family.uuid}/worth-a-look`);
  await expect(page.getByRole('heading', { name: 'Worth a look', level: 1 })).toBeVisible();
  const looks = page.getByRole('list', { name: 'To look at' }).getByRole('listitem');
  await expectAccessibleNow(page);
  if ((await looks.count()) > 0) {
    const before = await looks.count();
    await looks
      .first()
      .getByRole('button', { name: /^Looks right/ })
      .click();
    await expect(looks).toHaveCount(before - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(looks).toHaveCount(before);
  }
  await family.organiser.delete(`/competitions/${family.uuid}/route-groups/${group.uuid}`);
});
