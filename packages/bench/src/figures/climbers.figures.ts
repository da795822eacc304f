import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainFigure, type Figure } from '../figure.ts';
import { startProduct } from '../load/product.ts';
import { topout } from '../load/topout-cli.ts';

/** The demo's jam, where climbers score themselves. */
const jam = '0198a5c0-0000-7000-8000-000000000005';

const climbers = 1_000;

/** So that all of them together tap a hundred times a second. */
const paceMs = climbers * 10;

/** How long the server may gather changes of a board before it sends them, milliseconds. */
const gatheringMs = 250;

/** The last line that a rehearsal prints. */
interface Rehearsed {
  readonly lost: number;
  readonly duplicated: number;
  readonly tapToAnswer: { readonly p95Ms: number };
  readonly tapToBoard: { readonly p95Ms: number };
}

/** A thousand climbers score themselves on one node, with as many boards open: a hundred taps a second. */
export async function climberFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const product = await startProduct({
    TOPOUT_DATA_DIR: join(directory, 'data'),
    TOPOUT_DEMO: '1',
    TOPOUT_STREAMS_PER_ADDRESS: '10000',
  });
  try {
    const people = ['--climbers', String(climbers), '--spectators', String(climbers)];
    const time = ['--minutes', '1', '--pace', String(paceMs)];
    const url = `http://127.0.0.1:${product.port}`;
    const printed = await topout(['rehearse', '--competition', jam, '--url', url, ...people, ...time], {});
    const result = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Rehearsed;
    return [
      plainFigure('1,000 climbers, 100 taps/s: lost', result.lost, { atMost: 0 }, ''),
      plainFigure('1,000 climbers, 100 taps/s: there twice', result.duplicated, { atMost: 0 }, ''),
      plainFigure('tap to own card, p95, ms', result.tapToAnswer.p95Ms, { atMost: 150 }, ' ms'),
      plainFigure('tap to board, p95, ms', result.tapToBoard.p95Ms, { atMost: 700 + gatheringMs }, ' ms'),
    ];
  } finally {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
