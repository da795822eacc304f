import type { ColumnType } from 'kysely';
import type { Maybe, MadeInstant, NullableInstant } from './columns.ts';

/** In the cloud: who judges a competition elsewhere. */
interface HallTable {
  competitionId: string;
  /** Null = taken back. */
  tokenHash: Maybe<Buffer>;
  madeAt: MadeInstant;
  /** Null = nobody took it down yet. */
  hallId: Maybe<string>;
  takenAt: NullableInstant;
  handedBackAt: NullableInstant;
  /** Batches of news that were applied. */
  position: ColumnType<number, number | undefined, number>;
  batchId: Maybe<string>;
  heardAt: NullableInstant;
  /** By how much this server's clock was ahead of the hall's, the newest first. */
  aheadMs: ColumnType<number[], number[] | undefined, number[]>;
  silent: ColumnType<boolean, boolean | undefined, boolean>;
}

type MirrorState = 'TAKING' | 'JUDGING' | 'HANDING_BACK' | 'HANDED_BACK';

/** In the hall: where a competition was taken down from. */
interface MirrorTable {
  competitionId: string;
  hallId: string;
  url: string;
  token: string;
  state: MirrorState;
  /** People by their uuid here, with the uuid that they have there. */
  people: ColumnType<Record<string, string>, string | undefined, string>;
  position: ColumnType<number, number | undefined, number>;
  /** The oldest transaction that may be missing there; null = all is to be sent. */
  base: Maybe<string>;
  /** The last migrations of both servers at the last batch. */
  versions: Maybe<string>;
  epoch: Maybe<string>;
  batchId: Maybe<string>;
  sentAt: NullableInstant;
  fault: Maybe<string>;
}

/** In the hall: which pictures the cloud has. */
interface MirrorPictureTable {
  competitionId: string;
  ownerId: string;
  mediaId: Maybe<string>;
  sent: boolean;
}

/** Where a move of a competition to another cell is. */
interface CellMoveTable {
  competitionId: string;
  state: 'HELD' | 'GONE' | 'COMING' | 'READY';
  /** The same in both cells. */
  moveId: string;
  /** When it came to this state. */
  since: MadeInstant;
}

/** What servers know of each other that have the same competition. */
export interface HallTables {
  cellMove: CellMoveTable;
  hall: HallTable;
  mirror: MirrorTable;
  mirrorPicture: MirrorPictureTable;
}
