import { expectAccessible } from '../support/accessible.ts';
import { presser } from '../support/clock.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

interface SetUp {
  readonly stages: readonly { readonly uuid: string }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

test('a rotation is planned by one press, changed, and followed on a phone', async ({
  page,
  request,
  visit,
}) => {
  const names = ['Ada', 'Bea', 'Cleo', 'Dora'];
  const { uuid, organiser } = await openCompetition(request, { name: 'Plan Cup', field: { Open: names } });
  const made = await organiser.get<SetUp>(`/competitions/${uuid}`);
  const routes = await organiser.get<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`);
  await organiser.patch(`/competitions/${uuid}/route-groups/${made.route_groups[0]?.uuid}`, {
    routes: routes.slice(0, 2).map((route) => route.uuid),
  });

  await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/plan/control`);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByText(/^6 slots/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Change Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Take out, leave a gap' }).click();
  await expect(page.getByText('Not in the plan')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page.getByText('Not in the plan')).toBeHidden();
  await page.getByRole('button', { name: 'Set the clock by this plan' }).click();
  await expect(page.getByRole('link', { name: 'Run the clock' })).toBeVisible();

  const phone = await visit();
  await phone.goto(`/${uuid}/plan`);
  // Whoever begins is on the second boulder two slots later, behind the third.
  const cell = (slot: number, boulder: number) =>
    phone
      .getByRole('row')
      .nth(slot)
      .getByRole('cell')
      .nth(boulder - 1);
  await expect(cell(1, 1)).toContainText(/\w/);
  await expect(cell(3, 2)).toHaveText((await cell(1, 1).textContent()) ?? '');
  await expectAccessible(phone);
  const press = await presser(organiser, uuid, made.stages[0]?.uuid ?? '');
  await press({ kind: 'SLOT', slot: 3 });
  await press({ kind: 'START' });
  await expect(phone.getByRole('row').nth(3)).toContainText('Now');
});
