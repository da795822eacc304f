import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formatFigure, type Figure } from './figure.ts';

/** By name, loaded on demand, so that one group can be measured alone. */
const groups: Record<string, () => Promise<() => Promise<Figure[]>>> = {
  rerank: async () => (await import('./figures/rerank.figures.ts')).rerankFigures,
  commands: async () => (await import('./figures/command.figures.ts')).commandFigures,
  nodes: async () => (await import('./figures/nodes.figures.ts')).nodeFigures,
  leaderboard: async () => (await import('./figures/leaderboard.figures.ts')).leaderboardFigures,
  spectators: async () => (await import('./figures/spectator.figures.ts')).spectatorFigures,
  front: async () => (await import('./figures/front.figures.ts')).frontFigures,
  climbers: async () => (await import('./figures/climbers.figures.ts')).climberFigures,
  card: async () => (await import('./figures/card.figures.ts')).cardFigures,
  memory: async () => (await import('./figures/memory.figures.ts')).memoryFigures,
  size: async () => (await import('./figures/size.figures.ts')).sizeFigures,
  'board-update': async () => (await import('./figures/board-update.figures.ts')).boardUpdateFigures,
  page: async () => (await import('./figures/page.figures.ts')).pageFigures,
  'first-sight': async () => (await import('./figures/first-sight.figures.ts')).firstSightFigures,
  vitals: async () => (await import('./figures/vitals.figures.ts')).vitalsFigures,
  clock: async () => (await import('./figures/clock.figures.ts')).clockFigures,
  'on-air': async () => (await import('./figures/on-air.figures.ts')).onAirFigures,
  judging: async () => (await import('./figures/judging.figures.ts')).judgingFigures,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

/** The longest a group may take, minutes; a slower one hangs. */
const mostMinutes = 10;

/** @throws Error if the group does not end in time */
async function inTime<T>(name: string, group: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const tooLong = wait(mostMinutes * 60_000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`The group "${name}" did not end within ${mostMinutes} minutes.`);
  });
  try {
    return await Promise.race([group, tooLong]);
  } finally {
    timer.abort();
  }
}

async function run(): Promise<number> {
  const names = positionals.length > 0 ? positionals : Object.keys(groups);
  const unknown = names.filter((name) => !(name in groups));
  if (values.help || unknown.length > 0) {
    if (unknown.length > 0) console.error(`No benchmark is called ${unknown.join(', ')}.`);
    console.log(`npm run bench [-- NAME…] [--json FILE]\nNames: ${Object.keys(groups).join(', ')}`);
    return unknown.length > 0 ? 1 : 0;
  }
  const figures: Figure[] = [];
  console.log(
    `${'what'.padEnd(62)} ${'value'.padStart(9)} ${'floor'.padStart(9)} ${'ratio'.padStart(7)}  reach`,
  );
  for (const name of names) {
    const measure = await groups[name]?.();
    for (const figure of measure ? await inTime(name, measure()) : []) {
      figures.push(figure);
      console.log(formatFigure(figure));
    }
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  const missed = figures.filter(({ ok }) => !ok).length;
  console.log(`${figures.length - missed} of ${figures.length} reached`);
  return missed === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error);
  // Hanging work keeps the process alive.
  process.exit(1);
}
