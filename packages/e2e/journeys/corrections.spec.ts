import { joinGym } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

/** An organiser at a laptop corrects mistakes. */
test.describe('an organiser', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('merges two entries of one person, and takes it back', async ({ page, request }) => {
    const organiser = await demoAccount(request, 'Organiser');
    const { uuid, climbers } = await joinGym(request, ['Ada', 'Adda']);
    const [ada, adda] = climbers;
    if (!ada || !adda) throw new Error('nobody is entered');

    await signIn(page, organiser, `/${uuid}/entries`);
    await page.getByRole('button', { name: adda.name }).click();
    await page.getByRole('button', { name: 'Merge with entry...' }).click();
    await expect(page.getByText(`Choose the entry that ${adda.name} is merged into.`)).toBeVisible();
    await page.getByRole('button', { name: ada.name }).click();
    const sheet = page.getByRole('dialog', { name: 'We will merge' });
    await expect(sheet.getByText('There are no attempts to move.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: adda.name })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: adda.name })).toBeVisible();
  });
});
