import { demoAccount, demoGym } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { buildPrevious, contractOf, giveShell, present } from '../support/previous.ts';
import { Elsewhere, RemotesList } from '../support/remote-elsewhere.ts';
import { remotesFile } from '../support/server-under-test.ts';
import { expect, type Page, test } from '../support/test.ts';

// The version before is built first.
test.setTimeout(300_000);

// The worker would answer from its cache: here everything comes from the network.
test.use({ serviceWorkers: 'block' });

const remote = 'remote-organiser';
const dashboard = `/${demoGym.uuid}/dashboard`;

/** The dashboard where both agree, otherwise a sentence and a way on; never a white page. */
async function expectDashboard(page: Page, agrees: boolean): Promise<void> {
  const title = agrees ? 'The wall, right now' : 'Topout has been updated.';
  await expect(page.getByText(title).first()).toBeVisible();
  if (!agrees) await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
}

test('the organiser’s pages of the version before run in this shell, and this version’s in the shell before', async ({
  page,
  request,
  visit,
}) => {
  const previous = await buildPrevious('shell', remote);
  const agree = (await contractOf(previous, remote)) === (await contractOf(present, remote));
  const organiser = await demoAccount(request, 'Organiser');
  const elsewhere = new Elsewhere(`${previous}/${remote}/dist`);
  const list = new RemotesList(remotesFile);
  const named = (text: string) =>
    expect.poll(async () => (await request.get('/remotes.json')).text()).toContain(text);
  try {
    const origin = await elsewhere.listen();
    await list.move(`${previous}/${remote}`, origin);
    await named(origin);
    await signIn(page, organiser, dashboard);
    await expectDashboard(page, agree);

    await list.restore();
    const older = await visit();
    await signIn(older, organiser, dashboard);
    await giveShell(older, previous);
    await older.reload();
    await expectDashboard(older, agree);

    // Whatever is agreed on, it is not this.
    await list.move(`${previous}/${remote}`, 'http://nowhere.invalid/', 0);
    await named('nowhere.invalid');
    await page.reload();
    await expectDashboard(page, false);
  } finally {
    await list.restore();
    await elsewhere.close();
  }
});
