import { expectAccessibleNow } from '../support/accessible.ts';
import { report } from '../support/board.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('marshal with isolation: two phones bring climbers on, one without a line, and say who did not start', async ({
  page,
  request,
  visit,
}) => {
  const { uuid, climbers, organiser } = await openCompetition(request, {
    name: 'Marshal Open',
    field: { Women: ['Ada', 'Bea', 'Cleo'] },
  });
  const [ada = '', bea = '', cleo = ''] = climbers.map(({ name }) => name);
  const { stage } = await organiser.get<{ stage: string }>(`/competitions/${uuid}/marshal`);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const setIsolation = (closesAt: string) =>
    organiser.put(`/competitions/${uuid}/marshal/isolation`, {
      stage,
      opens_at: hoursAgo(2),
      closes_at: closesAt,
    });
  await setIsolation(hoursAgo(-1));
  const account = await demoAccount(request, 'Organiser');
  await signIn(page, account, `/${uuid}/marshal`);
  await expect(page.getByText(/^Isolation closes at .+, in/)).toBeVisible();
  await expectAccessibleNow(page);
  const other = await visit();
  await signIn(other, account, `/${uuid}/marshal`);

  await page.getByRole('button', { name: `In: ${ada}` }).click();
  const tappedAt = Date.now();
  await expect(group(other, 'In isolation').getByText(ada)).toBeVisible();
  report('from one marshal to the other', tappedAt);

  // Without a line, two steps of one climber: sent in order once it is back.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `In: ${bea}` }).click();
  await page.getByRole('button', { name: `Call zone: ${bea}` }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await page.context().setOffline(false);
  await expect(group(other, 'Call zone').getByText(bea)).toBeVisible();
  await expect(page.getByText('Not sent yet')).toBeHidden();

  // A yellow card, which the other marshal sees.
  await page.getByRole('button', { name: new RegExp(ada), expanded: false }).click();
  await page.getByRole('button', { name: 'Give a caution' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Talked to a coach in isolation');
  await expectAccessibleNow(page);
  await page.getByRole('button', { name: 'Give caution' }).click();
  await expect(group(other, 'In isolation').getByText('Caution')).toBeVisible();
  await expectAccessibleNow(page);

  await setIsolation(hoursAgo(1));
  await expect(other.getByText('1 climber is not in')).toBeVisible();
  await other.getByRole('button', { name: 'Did not start' }).click();
  await expect(group(page, 'Not climbing').getByText(cleo)).toBeVisible();
  await expectAccessibleNow(other);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(group(page, 'Not in yet').getByText(cleo)).toBeVisible();
});
