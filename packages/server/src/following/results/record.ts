import type {
  Ranking,
  ResultRow,
  StageResults,
  TeamBoardMember,
  TeamBoardRow,
  TeamResults,
} from '@topout/contract';

/** A row without a name: that is joined when it is read, so that it follows what the person allows, and so is what is in dispute. */
export interface RecordRow extends Omit<ResultRow, 'user' | 'disputed'> {
  readonly user: string;
}

/** The board of teams; names of people are joined when it is read, and those of teams that are still there. */
export interface TeamsRecord extends Pick<TeamResults, 'rules'> {
  /** Of the competition when it was read. */
  readonly configVersion: number;
  readonly rows: readonly (Omit<TeamBoardRow, 'members'> & {
    readonly members: readonly Omit<TeamBoardMember, 'name'>[];
  })[];
}

/** A stage as it ended, or stands: what is frozen when it is published. */
export interface StageRecord extends Pick<StageResults, 'uuid' | 'name' | 'position' | 'scoringSystem'> {
  /** Sum of the versions of the boards it was read from. */
  readonly boardVersion: number;
  readonly categories: readonly (Omit<StageResults['categories'][number], 'rows'> & {
    readonly rows: readonly RecordRow[];
  })[];
  /** In the first stage, where there are teams. */
  readonly teams?: TeamsRecord;
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

export type PublishedState = Pick<Ranking, 'state' | 'version' | 'publishedAt' | 'official'>;
