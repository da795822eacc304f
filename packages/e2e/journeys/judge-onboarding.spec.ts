import { expectAccessible } from '../support/accessible.ts';
import { newcomer, register } from '../support/accounts.ts';
import { openCompetition } from '../support/competition.ts';
import { giveEmail } from '../support/enter.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

test('joins with the scanned key, waits for approval, is mailed, and judges', async ({
  page,
  request,
  visit,
}) => {
  const { uuid, organiser } = await openCompetition(request, {
    name: 'Approval Cup',
    field: { Open: [] },
    settings: { judges_need_approval: true, judges_can_be_parents: true },
  });
  const { judge_key } = await organiser.get<{ judge_key: string }>(`/competitions/${uuid}`);
  const judge = newcomer('Jin', 'Judge');

  await page.goto(`/${uuid}/judge`);
  await expect(
    page.getByText(
      'To judge this competition, please scan the QR code provided by the competition organizer.',
    ),
  ).toBeVisible();
  await page.goto(`/${uuid}/judge#key=not-the-key`);
  await expect(page.getByText('The QR code you scanned is not valid for this competition.')).toBeVisible();
  await page.goto(`/${uuid}/judge#key=${encodeURIComponent(judge_key)}`);

  await giveEmail(page, judge.email);
  await page.getByLabel('First name').fill(judge.firstName);
  await page.getByLabel('Last name').fill(judge.lastName);
  await expect(page.getByLabel('Year of birth')).toBeHidden();
  await page.getByLabel('Password', { exact: true }).fill(judge.password);
  await page.getByLabel('Repeat the password').fill(judge.password);
  await page.getByRole('checkbox', { name: 'terms of use' }).check();
  await page.getByRole('checkbox', { name: 'privacy policy' }).check();
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(
    page.getByRole('heading', { name: 'Would you like to register any competitors?' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No' }).click();
  await expect(page.getByLabel('First name')).toHaveValue(judge.firstName);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Judging' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  await expectAccessible(page);

  const judges = await organiser.get<{ uuid: string; name: string }[]>(`/competitions/${uuid}/judges`);
  const request_ = judges.find(({ name }) => name === 'Jin Judge');
  await organiser.patch(`/competitions/${uuid}/judges/${request_?.uuid ?? ''}`, { approved: true });
  const mail = await mailTo(request, judge.email, 'You are a judge at Approval Cup');
  // The mail signs in on any device that opens it.
  const phone = await visit();
  await phone.goto(linkIn(mail));
  await phone.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(phone).toHaveURL(`/${uuid}`);
  await phone.getByRole('button', { name: 'Menu' }).click();
  await expect(phone.getByText('Logged in as Jin Judge.')).toBeVisible();
  // The page open at the wall moves on by itself.
  await expect(page).toHaveURL(`/${uuid}`, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Approval Cup' })).toBeVisible();
});

test('enters a child on the way to judging, and learns when judging is over', async ({
  page,
  request,
  visit,
}) => {
  const { uuid, organiser } = await openCompetition(request, {
    name: 'Parents Judge',
    field: { Kids: [] },
    settings: { judges_can_be_parents: true, judges_need_approval: false },
  });
  const { judge_key } = await organiser.get<{ judge_key: string }>(`/competitions/${uuid}`);
  const link = `/${uuid}/judge#key=${encodeURIComponent(judge_key)}`;
  const judge = newcomer('Jana', 'Judge');
  await register(request, judge);
  await page.goto(link);
  await giveEmail(page, judge.email);
  await page.getByLabel('Password', { exact: true }).fill(judge.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'Add competitor' }).click();
  await page.getByLabel('First name').fill('Kid');
  await page.getByLabel('Last name').fill('Judge');
  await page.getByLabel('Year of birth').fill(String(new Date().getUTCFullYear() - 9));
  await page.getByRole('radio', { name: 'Other' }).check();
  // A phone drops the page while somebody looks for the year: no input is lost.
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Kid');
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await page.getByRole('button', { name: 'Add competitor' }).click();
  await page.getByRole('button', { name: 'Enter 1 competitor' }).click();

  await expect(page.getByRole('heading', { name: 'Ready to judge?' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Judging' }).click();
  await expect(page).toHaveURL(`/${uuid}`);
  const { data } = await organiser.get<{ data: { user: { name: string } }[] }>(
    `/competitions/${uuid}/entries`,
  );
  expect(data.map(({ user }) => user.name)).toEqual(['Kid Judge']);

  const hour = 3_600_000;
  await organiser.patch(`/competitions/${uuid}`, {
    start_time: new Date(Date.now() - 2 * hour).toISOString(),
    end_time: new Date(Date.now() - hour).toISOString(),
  });
  const late = await visit();
  await expect(async () => {
    await late.goto(link);
    await late.reload();
    await expect(late.getByText(/^This competition ended on .+ Please contact/)).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
});
