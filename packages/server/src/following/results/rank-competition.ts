import { type EndedStage, generalRanking } from '@topout/domain';
import type { EntryStatus } from '@topout/domain';
import type { RankingRecord, RankingRow } from './record.ts';

/** What the ranking needs to know about a stage. */
interface RankedStage {
  readonly uuid: string;
  readonly categories: readonly {
    readonly name: string;
    readonly rows: readonly {
      readonly user: string;
      readonly status: EntryStatus;
      readonly position: number | null;
    }[];
  }[];
}

/**
 * The ranking of a whole competition from its stages. Categories of the same name belong together. A stage
 * without any result does not count. A person disqualified in one stage is out of all of them.
 *
 * @param stages in the order in which they are climbed
 * @source scoring rules, sections 6 and 8
 */
export function rankCompetition(stages: readonly RankedStage[]): Omit<RankingRecord, 'boardVersion'> {
  const names = new Set(stages.flatMap(({ categories }) => categories.map(({ name }) => name)));
  return {
    categories: [...names].map((name) => {
      const climbed = stages.flatMap((stage) => {
        const rows = stage.categories.find((category) => category.name === name)?.rows ?? [];
        return rows.some(({ position }) => position !== null) ? [{ stage: stage.uuid, rows }] : [];
      });
      return { name, rows: rankStages(climbed.toReversed()) };
    }),
  };
}

interface ClimbedStage {
  readonly stage: string;
  readonly rows: RankedStage['categories'][number]['rows'];
}

/** @param stages the last one first */
function rankStages(stages: readonly ClimbedStage[]): RankingRow[] {
  const everybody = stages.flatMap(({ rows }) => rows);
  const out = new Set(everybody.filter(({ status }) => status === 'DSQ').map(({ user }) => user));
  const ended = stages.map(({ rows }): EndedStage => {
    const staying = rows.filter(({ user }) => !out.has(user));
    return {
      ranked: staying.flatMap(({ user, position }) =>
        position === null ? [] : [{ entry: user, rank: position }],
      ),
      notStarted: staying.flatMap(({ user, position }) => (position === null ? [user] : [])),
    };
  });
  return generalRanking(ended).map(({ entry, rank }) => ({
    position: rank,
    user: entry,
    stage: stages.find(({ rows }) => rows.some(({ user }) => user === entry))?.stage ?? '',
  }));
}
