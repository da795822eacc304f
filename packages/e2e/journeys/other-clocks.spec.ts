import { demoGym } from '../support/demo.ts';
import { become } from '../support/screens/screens.ts';
import { expect, test } from '../support/test.ts';

test.describe('to somebody half a day away', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('shows every time by the clocks of the venue, and says whose they are', async ({ page, request }) => {
    await become(page, request, 'Organiser');
    await page.goto(`/${demoGym.uuid}/entries`);
    const { start_time } = (await (await request.get(`/api/competitions/${demoGym.uuid}`)).json()) as {
      start_time: string;
    };
    const inLondon = new Date(start_time).toLocaleTimeString('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      minute: '2-digit',
    });
    await expect(page.getByText(/Last change .*\d\d:\d\d \(London time\)$/)).toBeVisible();
    for (const [path, time] of [
      ['dashboard', new RegExp(`^${inLondon}, .* \\(London time\\)$`)],
      ['history', /\d\d:\d\d \(London time\)$/],
    ] as const) {
      await page.goto(`/${demoGym.uuid}/${path}`);
      await expect(page.getByText(time).first()).toBeVisible();
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    }
  });
});

test.describe('to somebody whose clock agrees', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('names no zone', async ({ page }) => {
    await page.goto(`/${demoGym.uuid}/entries`);
    await expect(page.getByText(/Last change .*\d\d:\d\d$/)).toBeVisible();
  });
});
