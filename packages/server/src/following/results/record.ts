import type { Ranking, ResultRow, StageResults } from '@topout/contract';

/** A row without a name: that is joined when it is read, so that it follows what the person allows. */
export interface RecordRow extends Omit<ResultRow, 'user'> {
  readonly user: string;
}

/** A stage as it ended, or stands: what is frozen when it is published. */
export interface StageRecord extends Pick<StageResults, 'uuid' | 'name' | 'position' | 'scoringSystem'> {
  /** Sum of the versions of the boards it was read from. */
  readonly boardVersion: number;
  readonly categories: readonly (Omit<StageResults['categories'][number], 'rows'> & {
    readonly rows: readonly RecordRow[];
  })[];
}

export interface RankingRow {
  readonly position: number;
  readonly user: string;
  /** The last stage that this person was in. */
  readonly stage: string;
}

/** The ranking of the whole competition. */
export interface RankingRecord {
  /** Sum of the versions of the boards it was read from. */
  readonly boardVersion: number;
  readonly categories: readonly {
    readonly name: string;
    readonly rows: readonly RankingRow[];
  }[];
}

export type PublishedState = Pick<Ranking, 'state' | 'version' | 'publishedAt'>;
