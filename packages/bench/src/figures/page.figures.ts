import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { plainFigure, ratioFigure, type Figure } from '../figure.ts';
import { readDemo } from '../load/demo.ts';
import { firstLoad, launch } from '../load/first-load.ts';
import { floorBundleKb } from '../load/floor-bundle.ts';
import { freePort, startProduct } from '../load/product.ts';

const lighthouseRuns = 3;

/** Largest contentful paint, seconds, on Lighthouse's simulated phone: the median of three runs. */
async function largestPaint(url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < lighthouseRuns; run += 1) {
    const port = await freePort();
    const browser = await launch([`--remote-debugging-port=${port}`]);
    const result = await lighthouse(url, {
      port,
      output: 'json',
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    await browser.close();
    const milliseconds = result?.lhr.audits['largest-contentful-paint']?.numericValue;
    if (milliseconds === undefined) throw new Error('Lighthouse gave no largest contentful paint');
    times.push(milliseconds / 1000);
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** What a spectator and a judge download before they see something. */
export async function pageFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const floor = await floorBundleKb();
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  try {
    const demo = await readDemo(product.port);
    const host = `http://127.0.0.1:${product.port}`;
    const boardUrl = `${host}/${demo.competition}/entries`;
    const stream = demo.open[0];
    const session = JSON.stringify({
      accessToken: demo.token,
      refreshToken: 'not-needed',
      lastUpdated: Date.now(),
      profile: null,
    });
    const board = await firstLoad(browser, boardUrl, null, 'table tbody tr');
    const judgeUrl = `${host}/${demo.competition}/judge/${stream?.route}/${stream?.competitor}`;
    const judge = await firstLoad(browser, judgeUrl, session, 'h1, h2');
    const paint = await largestPaint(boardUrl);
    return [
      ratioFigure('first-load JavaScript of the public board, kB gzip', board.scriptKb, floor, {
        atMost: 1.45,
      }),
      ratioFigure('first-load JavaScript of the judge screen, kB gzip', judge.scriptKb, floor, {
        atMost: 1.65,
      }),
      plainFigure('public board, cold: requests', board.requests, { atMost: 9 }, ''),
      plainFigure('public board, cold: depth', board.depth, { atMost: 4 }, ''),
      plainFigure('public board, cold: Lighthouse mobile LCP, s', paint, { atMost: 2 }, ' s'),
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
