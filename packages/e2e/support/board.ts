import type { Locator, Page } from '@playwright/test';
import type { Climber, Gym } from './competition.ts';
import { test } from './test.ts';

interface BoardRow {
  readonly position: number | null;
  readonly score_text: string;
  readonly user: { readonly uuid: string };
}

/** A person's row according to the server. */
export async function boardRow({ organiser, uuid, category }: Gym, climber: Climber): Promise<BoardRow> {
  const { rows } = await organiser.get<{ rows: BoardRow[] }>(
    `/competitions/${uuid}/leaderboard?category=${category}`,
  );
  const row = rows.find(({ user }) => user.uuid === climber.uuid);
  if (!row) throw new Error(`${climber.name} is not on the board`);
  return row;
}

/** A person's line on the visible board. */
export const lineOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Prints how long something took: times are for people to read, and no test fails because of them. */
export function report(what: string, sinceMs: number): void {
  const text = `${Date.now() - sinceMs} ms`;
  test.info().annotations.push({ type: what, description: text });
  process.stdout.write(`= ${what}: ${text}\n`);
}
