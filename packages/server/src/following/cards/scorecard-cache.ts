import type { EntryDetail } from '@topout/contract';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { scoringOf } from '../../competition/authority/stages.ts';
import { VersionedCache } from '../../platform/cache/versioned-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { presentCaution } from '../../judging/marshal/cautions.queries.ts';
import { type EntryDetailRow, readAttempts } from './entry-detail.queries.ts';
import { presentAttempt, presentScorecard } from './scorecard.ts';

/** An entry's attempts in full; judges and notes are removed later for viewers who may not see them. */
export interface EntryCard {
  readonly attempts: EntryDetail['attempts'];
  readonly streams: EntryDetail['streams'];
  readonly disputes: NonNullable<EntryDetail['disputes']>;
  readonly cautions: NonNullable<EntryDetail['cautions']>;
  readonly scorecard: EntryDetail['stageScorecards'][number];
}

/**
 * Cards by the version of their entry, which every change to it raises: reading attempts costs most, and most
 * reads find nothing new.
 */
export class ScorecardCache {
  readonly #db: Database;
  readonly #cache = new VersionedCache<EntryCard>('scorecards');

  constructor(db: Database) {
    this.#db = db;
  }

  /** The card of an entry just read, or of its newer state if it has changed since. Null if it is gone. */
  async of(row: EntryDetailRow, competition: CompetitionSnapshot): Promise<EntryCard | null> {
    const kept = this.#cache.at(row.id, versionOf(row, competition));
    if (kept) return kept;
    const read = await readAttempts(this.#db, competition.uuid, row.id);
    if (!read) return null;
    const { toConfirm } = scoringOf(competition, read.categoryId);
    const card: EntryCard = {
      attempts: read.attempts.map((attempt) => presentAttempt(attempt, row.profileId)),
      streams: read.streams.map(({ route, version, open, removed, confirmedBy, mark }) => ({
        route,
        version,
        ...(toConfirm.includes(route) && { confirmed: !open }),
        ...(removed && { removed: true as const }),
        ...(confirmedBy && { confirmedBy }),
        ...(mark && { mark: [...mark] }),
      })),
      disputes: [...read.disputes],
      cautions: read.cautions.map(presentCaution),
      scorecard: presentScorecard(row, read, competition),
    };
    this.#cache.keep(row.id, versionOf(read, competition), card);
    return card;
  }
}

/** Each category counts its own versions, so an entry that moved may get a number again. */
const versionOf = (
  { categoryId, version }: Pick<EntryDetailRow, 'categoryId' | 'version'>,
  { configVersion }: CompetitionSnapshot,
): string => `${categoryId}/${version}/${configVersion}`;

const ofDatabase = new WeakMap<Database, ScorecardCache>();

/** A database's cards: one cache for the whole node. */
export function scorecardCacheOf(db: Database): ScorecardCache {
  const cards = ofDatabase.get(db) ?? new ScorecardCache(db);
  ofDatabase.set(db, cards);
  return cards;
}
