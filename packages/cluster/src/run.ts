import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cluster } from './cluster.ts';
import { playDay, type Struck } from './day.ts';
import { isolated } from './isolation.ts';
import { missedAtLast, tableOf } from './report.ts';
import { Site } from './site.ts';
import type { Setting } from './setting.ts';

/** Of each program, when a day could not be played. */
const wordLines = 5;

/** Builds a cluster, plays a day on it, and tells what became of it. @returns the exit code */
export async function run(setting: Setting, folder: string): Promise<number> {
  const begun = performance.now();
  const say = (line: string) =>
    console.log(`${((performance.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
  const possible = setting.faults.filter((fault) => isolated || !fault.isolated);
  const skipped = setting.faults.filter((fault) => !possible.includes(fault)).map(({ name }) => name);
  if (skipped.length > 0)
    console.log(`= Skipped: ${skipped.join(', ')}. They need root, and namespaces of the kernel.`);
  const cluster = new Cluster(await Site.prepare(folder));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const byHand = new Error('Stopped.');
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of signals) process.once(signal, () => reject(byHand));
  });
  try {
    const play = async () => {
      await cluster.start(say);
      return playDay(cluster, { ...setting, faults: possible }, say);
    };
    const result = await Promise.race([play(), stopped]);
    const atLast = missedAtLast(result);
    const wrong = ({ missed, late }: Struck) => [...missed, ...(setting.timed ? late : [])];
    const faulty = result.struck.filter((one) => wrong(one).length > 0);
    for (const line of tableOf(result)) console.log(line);
    for (const { name, missed, late } of [...result.struck, { name: 'at last', missed: atLast, late: [] }])
      for (const line of [...missed, ...late]) console.log(`${name}: ${line}`);
    // What is left of the day counts as one more.
    const failed = faulty.length + (atLast.length > 0 ? 1 : 0);
    const passed = result.struck.length + 1 - failed;
    const seconds = Math.round((performance.now() - begun) / 1_000);
    console.log(JSON.stringify({ ...result, skipped, missed: atLast, passed, failed, seconds }));
    return failed === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error !== byHand) for (const line of lastWords(folder)) console.error(line);
    return 1;
  } finally {
    if (setting.logs !== null) keepLogs(folder, setting.logs);
    await cluster.stop();
  }
}

/** What each program said last, as it may say why there is no cluster. */
const lastWords = (folder: string): string[] =>
  logsIn(folder).flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
    return lines.slice(-wordLines).map((line) => `${name}: ${line}`);
  });

const logsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.log'));

function keepLogs(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of logsIn(from)) copyFileSync(join(from, name), join(to, name));
}
