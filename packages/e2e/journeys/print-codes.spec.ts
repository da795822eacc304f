import { demoAccount, demoGym } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { readCode } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

/** An A4 page as a 150 dpi printer draws it: 96 CSS pixels are an inch. */
test.use({
  viewport: { width: 794, height: 1123 },
  deviceScaleFactor: 150 / 96,
  hasTouch: false,
  isMobile: false,
});

test('prints codes that a phone can read, each with its own address', async ({ page, request, baseURL }) => {
  await signIn(page, await demoAccount(request, 'Organiser'), `/${demoGym.uuid}/print?sheet=qr`);
  await page.emulateMedia({ media: 'print' });
  const codes = page.getByRole('region', { name: 'Sheets' }).getByRole('img');
  await expect(codes.nth(2)).toBeVisible();
  const titles = await codes.allTextContents();
  const found: string[] = [];
  for (let index = 0; index < titles.length; index += 1) found.push(await readCode(codes.nth(index)));

  const judging = `${baseURL}/${demoGym.uuid}/judge`;
  const [enter, judge, ...cards] = found;
  expect(enter).toBe(`${baseURL}/${demoGym.uuid}/enter`);
  expect(judge).toMatch(new RegExp(`^${judging}#key=[^&]+$`));
  const key = judge?.split('#')[1];
  const routes = cards.filter((address) => address !== judge);
  // Areas lead to judging, routes to their own queue: 24 of them, all different.
  expect(new Set(routes).size).toBe(24);
  for (const address of routes) {
    expect(address).toMatch(
      new RegExp(`^${judging}\\?next=%2F${demoGym.uuid}%2Fjudge%2F[0-9a-f-]{36}#key=[^&]+$`),
    );
    expect(address.split('#')[1]).toBe(key);
  }
  const named = await page.request.get(`/api/competitions/${demoGym.uuid}`);
  const { venues } = (await named.json()) as { venues: readonly { uuid: string }[] };
  const list = await page.request.get(`/api/venues/${venues[0]?.uuid}/routes?competition=${demoGym.uuid}`);
  for (const { uuid, name } of (await list.json()) as { uuid: string; name: string }[]) {
    const title = titles[found.findIndex((address) => address.includes(uuid))];
    expect(title, name).toBeTruthy();
  }
});
