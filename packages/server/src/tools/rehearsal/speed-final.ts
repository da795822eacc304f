import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandAnswer, Competition, Heats, NewTimingDevice } from '@topout/contract';
import { effortOfRun, isPresent, type ListedHeat, listedHeats, type Run } from '@topout/domain';
import { listedRacer, type RacerOnList } from '../../judging/timing/listed-racer.ts';
import { newId } from '../../platform/ids.ts';
import { drawRun } from './draw-run.ts';
import { counted, type FinalDesk, type FinalResult, log, type NewCommand } from './final-desk.ts';

type Stage = Competition['stages'][number];
type Category = Pick<Stage['categories'][number], 'uuid' | 'name'>;

/** A judge of both lanes, and the timing device beside them. */
interface Desk extends FinalDesk {
  readonly device: NewTimingDevice;
}

/** What is known of a category's heats. */
interface Bracket {
  readonly routes: readonly string[];
  readonly heats: readonly ListedHeat<RacerOnList>[];
}

const laneNames = ['A', 'B'] as const;

/**
 * Plays a final of speed, one heat of each category in turn: a timing device tells both lanes, and a judge saves the
 * heat. A final that is over is raced again from its first heat.
 */
export async function raceFinal(place: FinalDesk, { uuid, categories }: Stage): Promise<FinalResult> {
  const { http, competition, token } = place;
  const devices = `/competitions/${competition}/timing/devices`;
  const body = { stage: uuid, name: 'Rehearsal' };
  const device = await http.call<NewTimingDevice>(devices, { method: 'POST', body, token });
  try {
    return await raceAll({ ...place, device }, categories);
  } finally {
    await http.call(`${devices}/${device.uuid}`, { method: 'DELETE', token });
  }
}

async function raceAll(desk: Desk, categories: readonly Category[]): Promise<FinalResult> {
  const answers: CommandAnswer[] = [];
  const winners: Record<string, string> = {};
  let heats = 0;
  const brackets = await Promise.all(categories.map(({ uuid }) => readBracket(desk, uuid)));
  if (brackets.every((bracket) => !bracket.heats.some(isPresent))) {
    desk.say('All heats are over: the final begins again.');
    for (const bracket of brackets) answers.push(...(await clearAll(desk, bracket)));
  }
  for (let left = [...categories]; left.length > 0;) {
    const still: Category[] = [];
    for (const category of left) {
      const bracket = await readBracket(desk, category.uuid);
      const heat = bracket.heats.find(isPresent);
      if (!heat) {
        winners[category.name] = nameOf(bracket.heats.at(-1)?.winner ?? null);
        continue;
      }
      answers.push(...(await race(desk, category, bracket, heat)));
      heats += 1;
      still.push(category);
    }
    left = still;
  }
  return { heats, ...counted(answers), winners };
}

async function readBracket({ http, competition, token }: Desk, category: string): Promise<Bracket> {
  const path = `/competitions/${competition}/leaderboard/heats?category=${category}&audience=staff`;
  const { scoringSystem: system, losers, ties, routes, racers } = await http.call<Heats>(path, { token });
  const stage = { system, losers, ties, routes: routes.length };
  return { routes, heats: listedHeats(stage, racers.map(listedRacer)) };
}

/** The device tells both lanes, then the judge saves. @returns the answers */
async function race(
  desk: Desk,
  { uuid: category, name }: Category,
  { routes }: Bracket,
  { number, round, lanes }: ListedHeat<RacerOnList>,
): Promise<readonly CommandAnswer[]> {
  const { http, competition, device, paceMs, say } = desk;
  await sleep(paceMs / 2);
  const runs = drawRuns(lanes);
  for (const [lane, run] of runs.entries()) {
    if (run === null || run.kind === 'WALKOVER' || run.kind === 'DNS') continue;
    const body = {
      token: device.token,
      uuid: newId(),
      category,
      heat: number,
      lane: laneNames[lane],
      ...run,
    };
    await http.call(`/competitions/${competition}/timing/readings`, { method: 'POST', body });
  }
  const told = lanes.map(({ racer }, lane) => `${nameOf(racer)} ${wordOf(runs[lane] ?? null)}`);
  say(`${name}, ${round}, heat ${number}: ${told.join(', ')}`);
  await sleep(paceMs / 2);
  return log(
    desk,
    lanes.flatMap(({ racer, route }, lane) => commandsFor(racer, routes, route, runs[lane] ?? null)),
  );
}

/** What both lanes did. Whoever races a false start wins without a time. */
function drawRuns(lanes: ListedHeat<RacerOnList>['lanes']): readonly (Run | null)[] {
  const again = lanes.every(({ run }) => run !== null);
  const [a, b] = lanes.map(({ racer, run }) => (racer && (again || !run) ? drawRun(Math.random) : run));
  if (a?.kind === 'FALSE_START' && b) return [a, { kind: 'WALKOVER' }];
  if (b?.kind === 'FALSE_START' && a) return [{ kind: 'WALKOVER' }, b];
  return [a ?? null, b ?? null];
}

function commandsFor(
  racer: RacerOnList | null,
  routes: readonly string[],
  at: number,
  run: Run | null,
): NewCommand[] {
  const route = routes[at];
  if (!racer || route === undefined || run === racer.runs[at]) return [];
  const on = { route, competitor: racer.user.uuid, base: racer.versions[at] ?? 0 };
  if (run === null) return [{ ...on, kind: 'attempts.clear', payload: {} }];
  const attempt = { uuid: newId(), timestamp: new Date().toISOString(), ...effortOfRun(run) };
  return [{ ...on, kind: 'attempts.replace', payload: { attempts: [attempt] } }];
}

/** The last heat first, so that nobody has raced on from a heat without a result. */
const clearAll = (desk: Desk, { routes, heats }: Bracket): Promise<readonly CommandAnswer[]> =>
  log(
    desk,
    heats
      .toReversed()
      .flatMap(({ lanes }) => lanes.flatMap(({ racer, route }) => commandsFor(racer, routes, route, null))),
  );

const nameOf = (racer: RacerOnList | null): string =>
  racer === null ? 'nobody' : `${racer.user.firstName} ${racer.user.lastName}`.trim();

const wordOf = (run: Run | null): string =>
  run === null ? '' : run.kind === 'TIME' ? (run.ms / 1_000).toFixed(3) : run.kind.toLowerCase();
