import type { Page } from '@playwright/test';
import { demoGym } from '../support/demo.ts';
import { buildChanged, Elsewhere, removeFolder, RemotesList } from '../support/remote-elsewhere.ts';
import { remotesFile } from '../support/server-under-test.ts';
import { expect, test } from '../support/test.ts';

test.use({
  // The worker would answer from its cache: here everything comes from the network.
  serviceWorkers: 'block',
  // The shell, which shows the page, reports the cause as browsers report errors.
  provoked: /The script \S+ did not load/,
});

const board = `/${demoGym.uuid}/entries`;
const card = `/${demoGym.uuid}?entry=0198a5c0-0009-7008-8000-000000000003`;
const before = 'Leaderboard';
const after = 'Leaderboard, anew';

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a remote that was built alone and lies elsewhere takes the place of another under a running shell', async ({
  page,
  visit,
  request,
}) => {
  const folder = await buildChanged('remote-organiser', {
    file: 'texts.ts',
    from: `title: '${before}'`,
    to: `title: '${after}'`,
  });
  const elsewhere = new Elsewhere(`${folder}/dist`);
  const list = new RemotesList(remotesFile);
  try {
    await page.goto(board);
    await expect(titleOf(page)).toHaveText(before);
    // A visitor who has not opened a board yet, and whose old files will be gone when they do.
    const waiting = await visit();
    await waiting.goto(card);
    await expect(waiting.getByRole('link', { name: 'View Leaderboard' })).toBeVisible();

    const origin = await elsewhere.listen();
    await list.move(folder, origin);
    await expect.poll(async () => (await request.get('/remotes.json')).text()).toContain(origin);

    const newcomer = await visit();
    const scripts: string[] = [];
    newcomer.on('request', (sent) => scripts.push(sent.url()));
    await newcomer.goto(board);
    await expect(titleOf(newcomer)).toHaveText(after);
    await expect(newcomer.getByRole('table', { name: 'Women' })).toBeVisible();
    expect(scripts.filter((url) => url.startsWith(origin)).length).toBeGreaterThan(1);
    expect(scripts.filter((url) => url.includes('/remotes/organiser/'))).toEqual([]);

    // A visitor on the board keeps the old one; a visitor who opens it later gets the new one automatically.
    await expect(titleOf(page)).toHaveText(before);
    await waiting.route('**/remotes/organiser/**', (call) => call.abort());
    await waiting.getByRole('link', { name: 'View Leaderboard' }).click();
    await expect(titleOf(waiting)).toHaveText(after);

    elsewhere.isDown = true;
    await page.goto(board);
    await expect(page.getByRole('alert')).toContainText('This part of Topout can’t be reached right now.');
    await page.goto(card);
    await expect(page.getByRole('heading', { name: /^Camille/ })).toBeVisible();
    await page.getByRole('link', { name: 'View Leaderboard' }).click();
    await expect(page.getByRole('alert')).toContainText('This part of Topout can’t be reached right now.');
    elsewhere.isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titleOf(page)).toHaveText(after);
  } finally {
    await list.restore();
    await elsewhere.close();
    await removeFolder(folder);
  }
});
