import { runTimeProblem } from '@topout/domain';
import type { SpeedFile, SpeedHeat } from './speed-file.ts';
import { readRun } from './speed-runs.ts';

/** What in a file cannot have happened, as a sentence for whoever imports it; null = nothing. */
export function speedProblem({ competitors, heats }: SpeedFile): string | null {
  const told = [
    twiceAmong(competitors.map(({ id }) => String(id))),
    ...competitors.flatMap(({ id, qualification: of, last_result: last }) => [
      ...[of.lane_a_ms ?? of.lane_a, of.lane_b_ms ?? of.lane_b, of.best, of.second].map((run) =>
        timeProblem(run, `qualification of ${id}`),
      ),
      timeProblem(last, `last result of ${id}`),
    ]),
    ...(heats ?? []).map(heatProblemIn),
    inTwoHeats(heats ?? []),
    ...(heats ?? []).map((heat) => strangerIn(heat, new Set(competitors.map(({ id }) => String(id))))),
  ];
  return told.find((problem) => problem !== null) ?? null;
}

function twiceAmong(ids: readonly string[]): string | null {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined ? null : `${twice} is twice among the competitors.`;
}

/** Whoever races has a place in the qualification, and whoever wins has raced. */
function strangerIn(heat: SpeedHeat, known: ReadonlySet<string>): string | null {
  const climbers = climbersOf(heat);
  const stranger = climbers.find((id) => !known.has(id));
  if (stranger !== undefined) return `${nameOf(heat)}: ${stranger} is not among the competitors.`;
  const { winner } = heat;
  return winner == null || climbers.includes(String(winner))
    ? null
    : `${nameOf(heat)}: ${winner} is not in it.`;
}

function timeProblem(published: number | string | null | undefined, where: string): string | null {
  const run = readRun(published);
  const problem = run?.kind === 'TIME' ? runTimeProblem(run.ms) : null;
  return problem && `${where}: ${problem}`;
}

const nameOf = ({ stage, heat }: SpeedHeat): string => `${stage}, heat ${heat ?? '?'}`;
const climbersOf = ({ a, b, lane_a, lane_b }: SpeedHeat) =>
  [a ?? lane_a, b ?? lane_b].flatMap((id) => (id == null ? [] : [String(id)]));

function heatProblemIn(heat: SpeedHeat): string | null {
  const runs = [heat.a_ms ?? heat.a_result, heat.b_ms ?? heat.b_result];
  if (runs.every((run) => readRun(run)?.kind === 'WALKOVER'))
    return `${nameOf(heat)}: both lanes cannot win.`;
  return runs.map((run) => timeProblem(run, nameOf(heat))).find((problem) => problem !== null) ?? null;
}

/** A round is raced once: whoever is in two heats of it has a wrong name in one of them. */
function inTwoHeats(heats: readonly SpeedHeat[]): string | null {
  const known = new Map<string, SpeedHeat>();
  for (const heat of heats) {
    for (const climber of climbersOf(heat)) {
      const place = `${heat.stage.toLowerCase()} ${climber}`;
      const other = known.get(place);
      if (other) return `${climber} is in two heats: ${nameOf(other)}, and ${nameOf(heat)}.`;
      known.set(place, heat);
    }
  }
  return null;
}
