import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newcomer, register } from '../support/accounts.ts';
import { openCompetition, readCompetition } from '../support/competition.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

/** Streams stay open: a page that reads is never without a line. */
const readsMs = 500;
const times = { prepare: 0, climb: 300, change: 15, slots: 500, rolling: false };
const choice = { format: 'ROTATION_5', rest: 1, together: true, split: false, times };

interface SetUp {
  readonly stages: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

/** The addresses of this competition that a page leads to, also by its menus. */
async function linksOn(page: Page, path: string, uuid: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForTimeout(readsMs);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  const links = await page.locator(`a[href*="/${uuid}"]`).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return addresses.flatMap((address) => address?.replace(/#.*/, '') ?? []);
}

/** What pages ask for and may not see, by address. */
async function refusedOn(page: Page, links: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const link of links) {
    const hear = (reply: { status: () => number; url: () => string }) => {
      if ([403, 404].includes(reply.status())) refused.push(`${link}: ${new URL(reply.url()).pathname}`);
    };
    page.on('response', hear);
    await page.goto(link);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(readsMs);
    page.off('response', hear);
  }
  return refused;
}

test('leads nobody to a page that they may not see while the board is hidden', async ({
  page,
  request,
  visit,
}) => {
  const { uuid, organiser } = await openCompetition(request, {
    name: 'Hidden Cup',
    field: { Open: ['Ada', 'Bea'] },
    settings: { teams_enabled: true, judges_can_see_leaderboard: false },
  });
  const made = await readCompetition(organiser, uuid);
  const { stages, route_groups } = await organiser.get<SetUp>(`/competitions/${uuid}`);
  const routes = await organiser.get<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`);
  await organiser.patch(`/competitions/${uuid}/route-groups/${route_groups[0]?.uuid}`, {
    routes: routes.slice(0, 2).map((route) => route.uuid),
  });
  await organiser.post(`/competitions/${uuid}/plan/changes`, {
    uuid: randomUUID(),
    stage: stages[0]?.uuid,
    version: 0,
    kind: 'MAKE',
    choice,
    starts_at: new Date().toISOString(),
  });
  await organiser.patch(`/competitions/${uuid}`, {
    live_leaderboard: false,
  });
  const judge = newcomer('Jo', 'Judge');
  const asJudge = await register(request, judge);
  await asJudge.post(`/competitions/${uuid}/judge`, { key: made.judge_key });

  const judging = await visit();
  await signIn(judging, judge);
  for (const viewer of [page, judging]) {
    const from = [`/${uuid}/entries`, `/${uuid}/enter`];
    const links: string[] = [];
    for (const path of from) links.push(...(await linksOn(viewer, path, uuid)));
    expect(links).not.toEqual([]);
    expect(await refusedOn(viewer, [...new Set(links)])).toEqual([]);
  }

  await organiser.patch(`/competitions/${uuid}`, { live_leaderboard: true });
  expect(await linksOn(page, `/${uuid}/entries`, uuid)).toContain(`/${uuid}/plan`);
});
