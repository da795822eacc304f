import type { HeatRacer, HeatRun, Heats } from '@topout/contract';
import {
  exactTimeText,
  type ListedHeat,
  type ListedLane,
  type ListedRacer,
  listedHeats,
  type Run,
  runText,
  timeText,
} from '@topout/domain';
import { overlayTexts as texts } from './texts.ts';

/** Somebody in a heat, as an overlay names them. */
export interface Racer extends ListedRacer {
  readonly user: HeatRacer['user'];
  readonly status: HeatRacer['status'];
}

const runOf = (run: HeatRun | null): Run | null => {
  if (run === null) return null;
  return run.kind === 'TIME' ? { kind: 'TIME', ms: run.ms ?? 0 } : { kind: run.kind };
};

const racerOf = ({
  entry,
  user,
  startPosition,
  previousRanks,
  competitorNumber,
  status,
  runs,
}: HeatRacer): Racer => ({
  entry: { uuid: entry, startPosition, previousRanks },
  user,
  status,
  competitorNumber,
  out: status !== 'ENTERED',
  runs: runs.map(runOf),
});

/** All heats of a stage of speed, as they are raced. */
export function heatsOf({
  scoringSystem: system,
  losers,
  ties,
  routes,
  racers,
}: Heats): readonly ListedHeat<Racer>[] {
  return listedHeats({ system, losers, ties, routes: routes.length }, racers.map(racerOf));
}

/** What both have run; '' = nothing yet. Times are shown cut: two that would then look alike show the thousandth. */
export function textsOfRuns({ lanes }: ListedHeat<Racer>): readonly string[] {
  const [a, b] = lanes.map(({ run }) => run);
  const exact = a?.kind === 'TIME' && b?.kind === 'TIME' && timeText(a.ms) === timeText(b.ms);
  return lanes.map(({ run }) => {
    if (run === null) return '';
    return run.kind === 'TIME' && exact ? exactTimeText(run.ms) : runText(run);
  });
}

/** Who comes to a lane on which nobody is yet. */
export function waitsText({ waitsFor }: ListedLane<Racer>): string {
  if (!waitsFor) return texts.nobody;
  return waitsFor.takes === 'winner' ? texts.winner(waitsFor.heat) : texts.loser(waitsFor.heat);
}
