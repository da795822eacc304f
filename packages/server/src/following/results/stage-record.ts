import type { RouteMark } from '@topout/contract';
import { finalText, firstStage, type Handicapped, runOf, runText } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import type { StageRef } from '../../competition/authority/competition-snapshot.ts';
import { confirmedByOf } from '../../competition/authority/stages.ts';
import type { RecordRow, StageRecord } from './record.ts';
import { recordTeams } from './teams-record.ts';
import { timesBefore } from './times-before.ts';
import {
  type EntrantRow,
  type MarkRow,
  readEntrants,
  readMarks,
  readRoutes,
  type RouteRow,
} from './results.queries.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/** The current state of a stage's boards: places, scores, every route and attempt, and of its teams. */
export async function recordStage(
  { db, boards }: App,
  { competition }: Pick<Authority, 'competition'>,
  stage: StageRef,
): Promise<StageRecord> {
  const routes = Map.groupBy(await readRoutes(db, competition.uuid), ({ category }) => category);
  const categories: StageRecord['categories'][number][] = [];
  let boardVersion = 0;
  for (const { uuid, name } of competition.categories.filter((category) => category.stage === stage.uuid)) {
    // The version first: whatever changes afterwards raises it.
    const { version, rows } = await boards.ranking(competition.uuid, uuid);
    const [entrants, marks, qualified] = await Promise.all([
      readEntrants(db, competition.uuid, uuid),
      readMarks(db, competition.uuid, uuid),
      timesBefore({ db, boards }, competition, stage, name),
    ]);
    boardVersion += version;
    const counting = new Set((competition.routesOf.get(uuid) ?? []).map((route) => route.uuid));
    const numbered = (routes.get(uuid) ?? []).filter((route) => counting.has(route.uuid)).toSorted(byNumber);
    const people = new Map(entrants.map((entrant) => [entrant.entry, entrant]));
    const shown = marks.map((mark) => ({
      ...mark,
      open: mark.open && confirmedByOf(competition, uuid, mark.route) !== 'NOBODY',
    }));
    const climbed = Map.groupBy(shown, ({ entry }) => entry);
    categories.push({
      uuid,
      name,
      routes: numbered.map(({ category: _category, ...route }) => route),
      rows: rows.flatMap((row) => {
        const entrant = people.get(row.entry);
        if (!entrant) return [];
        const scoreText = finalText(row, qualified.get(entrant.user) ?? null);
        const own = climbed.get(row.entry) ?? [];
        return [recordRow({ ...row, scoreText }, entrant, numbered, own, stage.scoringSystem)];
      }),
    });
  }
  const { uuid, name, position, scoringSystem } = stage;
  const withTeams = competition.rules.teamsEnabled && firstStage(competition.stages)?.uuid === uuid;
  return {
    uuid,
    name,
    position,
    scoringSystem,
    boardVersion,
    categories,
    // After the boards: what changed them meanwhile has raised their versions.
    ...(withTeams && { teams: await recordTeams({ db, boards }, competition) }),
  };
}

const byNumber = (a: RouteRow, b: RouteRow): number =>
  (a.number ?? Infinity) - (b.number ?? Infinity) || a.name.localeCompare(b.name, 'en', { numeric: true });

function recordRow(
  row: {
    readonly position: number | null;
    readonly score: number | null;
    readonly scoreText: string;
    readonly scoreTuple: readonly number[] | null;
    readonly handicapped?: Handicapped | undefined;
  },
  { signed, ...entrant }: EntrantRow,
  routes: readonly RouteRow[],
  marks: readonly MarkRow[],
  system: StageRef['scoringSystem'],
): RecordRow {
  const byRoute = new Map(marks.map((mark) => [mark.route, mark]));
  return {
    ...entrant,
    position: row.position,
    score: row.score,
    scoreText: row.scoreText,
    scoreTuple: row.scoreTuple && [...row.scoreTuple],
    ...(row.handicapped && { handicapped: row.handicapped }),
    ...(signed && { signed }),
    routes: routes.flatMap((route) => {
      const mark = byRoute.get(route.uuid);
      return mark ? [presentMark(mark, route, system)] : [];
    }),
  };
}

function presentMark(
  { entry: _entry, open, attempts, ...mark }: MarkRow,
  route: RouteRow,
  system: StageRef['scoringSystem'],
): RouteMark {
  const codes = system.startsWith('IFSC_SPEED')
    ? [runText(runOf(mark))]
    : attempts.map((attempt) => attemptCode(attempt, route));
  return { ...mark, attempts: codes, ...(open && { unconfirmed: true }) };
}

/** One attempt as people write it on paper. The dash is no minus: a sheet must not take it for a formula. */
function attemptCode([success, segments, plus]: MarkRow['attempts'][number], route: RouteRow): string {
  if (route.climbType === 'SPORT') return success ? 'TOP' : `${segments}${plus ? '+' : ''}`;
  if (success) return 'T';
  if (segments === 0) return '–';
  return route.segmentsCount > 1 ? `Z${segments}` : 'Z';
}
