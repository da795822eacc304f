import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import { floorRounds, productRounds } from '../load/broadcast.ts';
import { attemptRequests } from '../load/commands.ts';
import { inCategory, readDemo } from '../load/demo.ts';
import { eventsRequest, openListeners } from '../load/listeners.ts';
import { startProduct } from '../load/product.ts';

const spectators = 5_000;
const rounds = 7;
const coalescingMs = 250;

/**
 * From the answer to a command to the last of 5,000 spectators, against a raw TCP broadcast of the same
 * bytes.
 */
export async function spectatorFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  try {
    const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
    const whole = await readDemo(product.port);
    const category = whole.categories[0] ?? '';
    const demo = await inCategory(whole, product.port, category);
    const listeners = await openListeners(
      product.port,
      spectators,
      eventsRequest(demo.competition, category),
      'event: board',
    );
    const value = await productRounds(product.port, attemptRequests(demo, rounds), listeners);
    const bytes = listeners.lastMessage();
    listeners.close();
    await product.stop();
    const floor = await floorRounds(bytes, spectators, rounds);
    return [
      {
        name: "a command's answer → last of 5,000 SSE spectators, ms",
        value,
        floor,
        ratio: value / floor,
        reach: `≤ 1.5 × + ${coalescingMs} ms`,
        ok: value <= 1.5 * floor + coalescingMs,
      },
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
