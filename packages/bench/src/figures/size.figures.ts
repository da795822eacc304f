import { setTimeout as wait } from 'node:timers/promises';
import { plainFigure, type Figure } from '../figure.ts';
import { readJson, tokenOf } from '../load/demo.ts';
import { fillHost, type LargeHost } from '../load/large-host.ts';
import { startCluster } from '../load/postgres-cluster.ts';
import { startProduct } from '../load/product.ts';

/** How often each page is read. */
const reads = 15;

/** Pages that grow with a host, at the size it has after years. */
const pages = ({ history, oldest, oldestRecord, route, judge, competitor }: LargeHost) => [
  ['own competitions of 307, first page', '/profiles/me/competitions'],
  ['own competitions of 307, last page', '/profiles/me/competitions?page=7'],
  ['home: competitions, first page', '/competitions'],
  ['entries of 10,300, page 20', `${history}/entries?page=20`],
  ['history of 113,300 lines, first page', `${history}/history`],
  ['the same, last page', `${history}/history?before=${oldest}`],
  ['the same, of a route, last page', `${history}/history?route=${route}&before=${oldest}`],
  ['the same, by a judge', `${history}/history?person=${judge}`],
  ['the same, about a climber', `${history}/history?competitor=${competitor}`],
  ['other changes of 10,300, last page', `${history}/audit?before=${oldestRecord}`],
  ['the same, about a climber', `${history}/audit?competitor=${competitor}`],
];

/** Median milliseconds of a read over HTTP. */
async function median(url: string, token: string): Promise<number> {
  const took: number[] = [];
  for (let read = 0; read < reads; read += 1) {
    const start = performance.now();
    await readJson(url, { headers: { authorization: `Bearer ${token}` } });
    took.push(performance.now() - start);
  }
  return took.toSorted((a, b) => a - b)[reads >> 1] ?? 0;
}

/** What a host of 307 competitions, 100,000 entries and 3.3 million attempts answers in. */
export async function sizeFigures(): Promise<Figure[]> {
  const cluster = startCluster();
  try {
    cluster.createDatabase('size');
    const product = await startProduct({ DATABASE_URL: cluster.url('size'), TOPOUT_DEMO: '1' });
    try {
      const base = `http://127.0.0.1:${product.port}/api`;
      const token = await tokenOf(product.port, 'organiser');
      const { uuid } = await readJson<{ uuid: string }>(`${base}/profiles/me`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const host = fillHost(cluster, 'size', uuid);
      // This process stood still meanwhile: it has yet to hear which connections the server closed.
      await wait(100);
      const figures: Figure[] = [];
      for (const [name, path] of pages(host)) {
        const ms = await median(`${base}${path}`, token);
        figures.push(plainFigure(`${name}, ms`, ms, { atMost: 30 }, ' ms'));
      }
      return figures;
    } finally {
      await product.stop();
    }
  } finally {
    cluster.stop();
  }
}
