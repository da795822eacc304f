import { randomUUID } from 'node:crypto';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, type Page, test } from '../support/test.ts';

/**
 * Code that would run if a text were taken for markup: in an element, in an attribute, in a title, in a
 * script.
 */
const image = '<img src=x onerror=hit()>';
const attribute = '"\'><svg onload=hit()>';
const title = `</title></script><script>hit()</script>${image}`;

/** No element of a page came from a text, and no code in one ran. */
async function expectOnlyText(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(shown).first()).toBeVisible();
  await expect(page.locator('[onerror], [onload], img[src="x"]')).toHaveCount(0);
}

test('shows what people type as text, on every screen that somebody else sees', async ({
  page,
  visit,
  request,
}) => {
  test.setTimeout(120_000);
  const name = `${title}${randomUUID()}`;
  const made = await openCompetition(request, {
    name,
    field: { [image]: [image], [attribute]: [attribute] },
  });
  const own = `/${made.uuid}`;
  const hits: string[] = [];
  const guest = await visit();
  for (const one of [page, guest]) await one.exposeFunction('hit', () => hits.push(one.url()));

  const publicPages = [`${own}/entries`, `${own}/screen`, `${own}/enter`];
  for (const path of publicPages) await expectOnlyText(guest, path, path.endsWith('enter') ? name : image);
  const source = await (await request.get(`${own}/entries`)).text();
  expect(source).not.toMatch(/<img src=x|<svg onload|<script>hit/);

  await signIn(page, await demoAccount(request, 'Organiser'), `${own}/dashboard`);
  const organiserPages = [
    `${own}/dashboard`,
    `${own}/setup/categories`,
    `${own}/entries`,
    `${own}/history?show=setup`,
    `${own}/bulk-scoring`,
    `${own}/print?sheet=starts`,
  ];
  for (const path of organiserPages) await expectOnlyText(page, path, image);
  expect(hits).toEqual([]);
});
