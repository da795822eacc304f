import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainFigure, type Figure } from '../figure.ts';
import { readDemo } from '../load/demo.ts';
import { launch } from '../load/first-load.ts';
import { median } from '../load/phone.ts';
import { startProduct } from '../load/product.ts';
import { vitalsOf } from '../load/vitals.ts';

const rounds = 3;

/** A competitor of the demo who has climbed. */
const climber = '0198a5c0-0009-7008-8000-000000000003';

/** What four pages that people open from a link ask of a phone: medians of three cold visits. */
export async function vitalsFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  try {
    const { competition } = await readDemo(product.port);
    const figures: Figure[] = [];
    for (const [name, path, ready] of [
      ['public board', `/${competition}/entries`, '#root table tbody tr'],
      ['home', '/', '#root h1'],
      ['welcome', `/${competition}/enter`, '#root main button'],
      ['scorecard', `/${competition}?entry=${climber}`, '#root main :is(h1, h2)'],
    ] as const) {
      const seen = [];
      for (let round = 0; round < rounds; round += 1)
        seen.push(await vitalsOf(browser, `http://127.0.0.1:${product.port}${path}`, ready));
      figures.push(
        plainFigure(
          `${name}, phone: largest paint, s`,
          median(seen.map((v) => v.largestPaint)),
          { atMost: 1.2 },
          ' s',
        ),
        plainFigure(
          `${name}, phone: blocking, ms`,
          median(seen.map((v) => v.blocking)),
          { atMost: 300 },
          ' ms',
        ),
        plainFigure(`${name}, phone: layout shift`, median(seen.map((v) => v.shift)), { atMost: 0 }, ''),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
