import type { Locator, Page } from '@playwright/test';
import type { Climber, Gym } from './competition.ts';
import { test } from './test.ts';

interface BoardRow {
  readonly position: number | null;
  readonly score_text: string;
  readonly user: { readonly uuid: string };
}

/** What the server says that somebody has. */
export async function boardRow({ organiser, uuid, category }: Gym, climber: Climber): Promise<BoardRow> {
  const { rows } = await organiser.get<{ rows: BoardRow[] }>(
    `/competitions/${uuid}/leaderboard?category=${category}`,
  );
  const row = rows.find(({ user }) => user.uuid === climber.uuid);
  if (!row) throw new Error(`${climber.name} is not on the board`);
  return row;
}

/** The line of somebody on the board on show. */
export const lineOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Prints how long something took: times are for people to look at, and no test fails by them. */
export function report(what: string, sinceMs: number): void {
  const text = `${Date.now() - sinceMs} ms`;
  test.info().annotations.push({ type: what, description: text });
  process.stdout.write(`= ${what}: ${text}\n`);
}
