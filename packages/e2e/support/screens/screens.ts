import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from '../demo.ts';
import { signIn } from '../judging.ts';
import { expect } from '../test.ts';
import { climberScreens } from './competitor.ts';
import { judgeScreens } from './judge.ts';
import { organiserScreens } from './organiser.ts';
import { parentScreens } from './parent.ts';
import type { Screen } from './screen.ts';
import { visitorScreens } from './visitor.ts';

/** Every screen of the journeys, by its visitor. */
export const screens: Readonly<Record<string, readonly Screen[]>> = {
  Visitor: visitorScreens,
  Competitor: climberScreens,
  'Parent of two': parentScreens,
  Judge: judgeScreens,
  Organiser: organiserScreens,
};

/** Signs in as one of the demo's people; a visitor stays signed out. */
export async function become(page: Page, request: APIRequestContext, role: string): Promise<void> {
  if (role !== 'Visitor') await signIn(page, await demoAccount(request, role));
}

/** Opens a screen and waits until it has loaded completely. */
export async function visitScreen(page: Page, { path, heading, open }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await open?.(page);
}
