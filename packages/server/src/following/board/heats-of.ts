import type { HeatRacer, HeatRun, Heats } from '@topout/contract';
import { countingRoutes, isMinor, isSpeed, publicName, type Run, runOf } from '@topout/domain';
import type { Audience } from '../../competition/boards/board-access.ts';
import type { ReadingOf } from '../../judging/timing/readings.queries.ts';
import type { BoardModel } from './board-model.ts';

/** The version of a stream. */
export type VersionOf = (entry: string, route: string) => number;

/** What only judges and devices are told. */
interface ForJudges {
  readonly versionOf: VersionOf;
  readonly readingOf?: ReadingOf;
}

/** A run as it is sent. */
const presentRun = (run: Run): HeatRun => ({
  kind: run.kind,
  ms: run.kind === 'TIME' ? run.ms : null,
});

/**
 * Start list and results of a category, if it is scored as speed.
 *
 * @param year of the competition, from which ages count
 * @param judging null leaves versions and readings out
 */
export function heatsOf(
  model: BoardModel,
  { category, audience, year }: { category: string; audience: Audience; year: number },
  judging: ForJudges | null,
): Heats {
  const { system, settings } = model.scoring;
  const routes = isSpeed(system) ? countingRoutes(system, model.scoring.routes).map(({ uuid }) => uuid) : [];
  const racer = (uuid: string): HeatRacer[] => {
    const [person, entry] = [model.person(uuid), model.entry(uuid)];
    if (!person || !entry) return [];
    const all = audience === 'staff' || person.fullNamePublic || !isMinor(person.yearOfBirth, year);
    const { firstName, lastName } = all ? person : publicName(person, year);
    return [
      {
        entry: uuid,
        user: { uuid: person.user, firstName, lastName },
        competitorNumber: person.competitorNumber,
        status: person.status,
        startPosition: person.startPosition,
        previousRanks: [...person.previousRanks],
        runs: routes.map((route) => {
          const result = entry.results.get(route);
          return result ? presentRun(runOf(result)) : null;
        }),
        ...(judging && forJudges(uuid, routes, judging)),
      },
    ];
  };
  return {
    category,
    version: model.version,
    scoringSystem: system,
    losers: settings.speedLosers,
    ties: settings.speedTies,
    record: model.scoring.record,
    routes,
    racers: isSpeed(system) ? model.rows().flatMap(({ entry }) => racer(entry)) : [],
  };
}

function forJudges(entry: string, routes: readonly string[], { versionOf, readingOf }: ForJudges) {
  const versions = routes.map((route) => versionOf(entry, route));
  const readings = routes.map((route, index) => readingOf?.(entry, route, versions[index] ?? 0) ?? null);
  return { versions, readings: readings.map((run) => run && presentRun(run)) };
}
