import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Demo } from './demo.ts';

/** The running product, and a browser for its users. */
export interface Hall {
  readonly browser: Browser;
  readonly host: string;
  readonly demo: Demo;
}

/** A separate phone that shares nothing with the others. */
export function openPhone(browser: Browser, height = 740): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 360, height }, hasTouch: true, isMobile: true });
}

/** Signs in on the product's own page, as one of the demo's people. */
export async function signIn(page: Page, host: string, role: string, next: string): Promise<void> {
  const config = (await (await fetch(`${host}/config.json`)).json()) as {
    demo: { accounts: { role: string; email: string; password: string }[] };
  };
  const account = config.demo.accounts.find((one) => one.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  await page.goto(`${host}/sign-in?${new URLSearchParams({ next }).toString()}`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${host}${next}`);
}

/** Boulders without attempts by some people: one for every result to measure. */
export async function freshStreams(demo: Demo, port: number, count: number): Promise<Demo['open']> {
  const fresh: { route: string; competitor: string }[] = [];
  for (const { route, competitor } of demo.open) {
    if (fresh.length === count) break;
    const url = `http://127.0.0.1:${port}/api/routes/${route}/attempts?user=${competitor}&competition=${demo.competition}`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${demo.token}` } });
    const { data } = (await reply.json()) as { data: { attempts: unknown[] }[] };
    if ((data[0]?.attempts.length ?? 0) === 0) fresh.push({ route, competitor });
  }
  return fresh;
}

/** The smallest value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
