import type { Page } from '@playwright/test';
import { demoAccount } from '../support/demo.ts';
import { demoJam, joinJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { register, newcomer, signedIn } from '../support/accounts.ts';
import { readCompetition } from '../support/competition.ts';
import { expect, test } from '../support/test.ts';

const address = `/${demoJam.uuid}`;

/** Opens the jam anew. @returns how its page's reads of the own card were answered */
async function cardReads(page: Page): Promise<number[]> {
  const statuses: number[] = [];
  page.on('response', (reply) => {
    if (new URL(reply.url()).pathname.endsWith('/entries/me')) statuses.push(reply.status());
  });
  await page.goto(address);
  await expect(page.locator('main:not([aria-busy="true"])').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('load');
  return statuses;
}

test('a page asks for the own card of those who have one, and of nobody else', async ({
  page,
  visit,
  request,
}) => {
  await signIn(page, await demoAccount(request, 'Organiser'));
  expect(await cardReads(page)).toEqual([]);

  const parents = await visit();
  await signIn(parents, (await joinJam(request, ['Ida'])).parent);
  expect(await cardReads(parents)).toEqual([]);

  const person = newcomer('Cleo', 'Climber');
  const api = await register(request, person);
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { stages } = await readCompetition(organiser, demoJam.uuid);
  await api.patch('/profiles/me', { year_of_birth: 1990, gender: 'FEMALE' });
  const waves = await api.get<{ data: { uuid: string }[] }>(`/competitions/${demoJam.uuid}/waves`);
  const category = stages[0]?.categories[0]?.uuid ?? '';
  await api.post(`/competitions/${demoJam.uuid}/entries`, { category, wave: waves.data[0]?.uuid });
  const own = await visit();
  await signIn(own, person);
  const reads = await cardReads(own);
  expect([reads.length > 0, new Set(reads)]).toEqual([true, new Set([200])]);
});
