import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../support/accessible.ts';
import { demoAccount, demoGym } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

/** A club's site with a strict policy: it allows the script and the calls of Topout, and no style of theirs. */
async function aSite(host: string, body: string) {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${host}; connect-src ${host}; frame-src ${host}`,
    );
    reply.end(`<!doctype html><html lang="en"><title>Club</title><main><h1>Club</h1>${body}</main></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('shows a live board on a club’s site by the code that its organiser copies', async ({
  page,
  visit,
  baseURL,
}) => {
  const host = baseURL ?? '';
  await signIn(page, await demoAccount(page.request, 'Organiser'));
  await page.goto(`/${demoGym.uuid}/setup/embed`);
  await page.getByLabel('Rows').selectOption('First 3');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('row')).toHaveCount(4);
  const element = await page.getByRole('textbox', { name: 'As part of the page' }).inputValue();
  const frame = await page.getByRole('textbox', { name: 'In a frame' }).inputValue();
  await expectAccessible(page);

  const site = await aSite(
    host,
    `${element}${frame}<iframe title="the product" src="${host}/${demoGym.uuid}/entries"></iframe>`,
  );
  const club = await visit();
  await club.goto(site.url);
  const table = club.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('columnheader', { name: 'Points' })).toBeVisible();
  await expect(club.getByText('Live', { exact: true })).toBeVisible();
  await expect(club.getByRole('link', { name: 'Open the full board' })).toHaveAttribute(
    'href',
    `${host}/${demoGym.uuid}/entries`,
  );
  const framed = club.frameLocator(`iframe[src*="/embed/board/"]`);
  await expect(framed.getByRole('row')).toHaveCount(4);
  // Nothing but the board may be framed.
  await expect(
    club.frameLocator('iframe[title="the product"]').getByRole('heading', { name: 'Leaderboard' }),
  ).toHaveCount(0);
  await expectAccessible(club);
  site.close();
});
