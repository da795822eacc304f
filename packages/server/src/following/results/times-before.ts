import type { FastifyInstance } from 'fastify';
import type { CompetitionSnapshot, StageRef } from '../../competition/authority/competition-snapshot.ts';
import { readEntrants } from './results.queries.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/**
 * Everybody's best time in the qualification before a knock-out of speed, in milliseconds by profile uuid; empty for any
 * other stage, and where those who are out race on.
 *
 * @param category by name, as it is in both stages
 */
export async function timesBefore(
  { db, boards }: App,
  competition: CompetitionSnapshot,
  { position, scoringSystem, scoring }: StageRef,
  category: string,
): Promise<ReadonlyMap<string, number>> {
  if (scoringSystem !== 'IFSC_SPEED_FINAL' || scoring.speedLosers === 'race-on') return new Map();
  const qualification = competition.stages
    .filter((stage) => stage.position < position && stage.scoringSystem === 'IFSC_SPEED')
    .toSorted((a, b) => b.position - a.position)[0];
  const before = competition.categories.find(
    ({ name, stage }) => name === category && stage === qualification?.uuid,
  );
  if (!before) return new Map();
  const [{ rows }, entrants] = await Promise.all([
    boards.ranking(competition.uuid, before.uuid),
    readEntrants(db, competition.uuid, before.uuid),
  ]);
  const scores = new Map(rows.map(({ entry, score }) => [entry, score ?? 0]));
  return new Map(
    entrants.flatMap(({ entry, user }): [string, number][] => {
      const ms = Math.round(1_000 * (scores.get(entry) ?? 0));
      return ms === 0 ? [] : [[user, ms]];
    }),
  );
}
