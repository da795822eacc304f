import { newcomer, register } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { signIn } from '../support/judging.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const hall = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300"/></svg>`;

interface Made {
  readonly uuid: string;
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

/** A route, as far as its pin goes. */
interface Pinned {
  readonly map_position: unknown;
}

/** A competition tomorrow on two boulders in a hall with a map. @returns it, and its hall */
async function aCompetition(organiser: Api): Promise<{ readonly uuid: string; readonly venue: string }> {
  const tomorrow = Date.now() + 86_400_000;
  const made = await organiser.post<Made>('/competitions', {
    name: 'By keys alone',
    start_time: new Date(tomorrow).toISOString(),
    end_time: new Date(tomorrow + 6 * 3_600_000).toISOString(),
    venue: { name: 'Key Hall' },
    categories: [{ name: 'Open' }],
  });
  const venue = `/venues/${made.venues[0]?.uuid}`;
  await organiser.post(`${venue}/maps`, { name: 'Ground floor', svg: hall });
  const boulder = { climb_type: 'BOULDER', segments_count: 1 };
  const into = { competition: made.uuid, route_group: made.route_groups[0]?.uuid };
  const routes = ['1', '2'].map((circuit_number) => ({ ...boulder, circuit_number }));
  await organiser.post(`${venue}/routes`, { routes, ...into });
  return { uuid: made.uuid, venue };
}

test('an organiser places pins, gives a route to an area and undoes, all by keyboard', async ({
  page,
  request,
}) => {
  const person = newcomer('Kay', 'Keys');
  const organiser = await register(request, person);
  const { uuid, venue } = await aCompetition(organiser);
  await signIn(page, person, `/${uuid}/setup/routes`);
  const { keyboard } = page;

  await tabTo(page.getByRole('button', { name: 'Place the next one' }));
  await keyboard.press('Enter');
  const cross = page.getByRole('button', { name: /^Position/ });
  await expect(cross).toBeFocused();
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where is route 2?' })).toBeVisible();
  await keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Where is route 1?' })).toBeVisible();
  await expect(page.getByText('No pin yet')).toHaveCount(2);
  await expect(cross).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where is route 2?' })).toBeVisible();
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByText('Every route has its pin.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Route [12], Boulder, one zone$/ }).first()).toBeFocused();

  const stored = () => organiser.get<readonly Pinned[]>(`${venue}/routes?competition=${uuid}`);
  await expect.poll(async () => (await stored()).filter((one) => one.map_position === null)).toEqual([]);

  await page.goto(`/${uuid}/manage-routes/areas`);
  await tabTo(page.getByRole('button', { name: 'Add new judging area' }));
  await keyboard.press('Enter');
  await keyboard.type('North wall');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'North wall 0', pressed: true })).toBeVisible();
  await tabTo(page.getByRole('figure').getByRole('button', { name: /^Route 1,/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'North wall 1' })).toBeVisible();
  await expect(page.getByText('Route 1 is in North wall.')).toBeVisible();
  await keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'North wall 0' })).toBeVisible();
});

/** What the focus is on, if the bar at the bottom edge covers some of it. */
const underTheBar = `(() => {
  const [focused, bar] = [document.activeElement, document.querySelector('[data-action-bar]')];
  if (bar.contains(focused) || !focused.closest('main')) return null;
  return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? focused.outerHTML : null;
})()`;

for (const width of [360, 1280])
  test(`no field of the settings is under the bar that saves them, ${width} px wide`, async ({
    page,
    request,
  }) => {
    const person = newcomer('Kim', 'Fields');
    const { uuid } = await aCompetition(await register(request, person));
    await page.setViewportSize({ width, height: 640 });
    await signIn(page, person, `/${uuid}/setup/settings`);
    await page.getByLabel('Name', { exact: true }).fill('Renamed');
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(underTheBar)).toBeNull();
    }
  });
