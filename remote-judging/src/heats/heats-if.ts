import { type ListedHeat, listedHeats, type SpeedStage } from '@topout/domain';
import type { Runs } from './heat-commands.ts';
import type { Racer } from './racers.ts';

/** All heats as they would be if the lanes of one said this. */
export function heatsIf(
  stage: SpeedStage,
  racers: readonly Racer[],
  heat: ListedHeat<Racer>,
  runs: Runs,
): readonly ListedHeat<Racer>[] {
  const changed = racers.map((racer): Racer => {
    const lane = heat.lanes.findIndex((one) => one.racer === racer);
    const route = heat.lanes[lane]?.route;
    if (route === undefined) return racer;
    return { ...racer, runs: racer.runs.map((run, index) => (index === route ? (runs[lane] ?? null) : run)) };
  });
  return listedHeats(stage, changed);
}
