import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Cluster } from './cluster.ts';
import { playDay } from './day.ts';
import { isolated } from './isolation.ts';
import { missedOf, tableOf } from './report.ts';
import { Site } from './site.ts';
import type { Setting } from './setting.ts';

/** Builds a cluster, plays a day on it, and tells what became of it. @returns the exit code */
export async function run(setting: Setting, folder: string): Promise<number> {
  const begun = performance.now();
  const say = (line: string) =>
    console.log(`${((performance.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
  const possible = setting.faults.filter((fault) => isolated || !fault.isolated);
  const skipped = setting.faults.filter((fault) => !possible.includes(fault)).map(({ name }) => name);
  if (skipped.length > 0)
    say(`Skipped: ${skipped.join(', ')}. They need namespaces of the kernel, and root.`);
  const cluster = new Cluster(await Site.prepare(folder));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of signals) process.once(signal, () => reject(new Error('Stopped.')));
  });
  try {
    const play = async () => {
      await cluster.start(say);
      return playDay(cluster, { ...setting, faults: possible }, say);
    };
    const result = await Promise.race([play(), stopped]);
    const missed = missedOf(result);
    for (const line of [...tableOf(result), ...missed]) console.log(line);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    console.log(JSON.stringify({ ...result, skipped, missed, seconds }));
    return missed.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    if (setting.logs !== null) keepLogs(folder, setting.logs);
    await cluster.stop();
  }
}

function keepLogs(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name.endsWith('.log')) copyFileSync(join(from, name), join(to, name));
}
