import type { EntryDetail } from '@topout/contract';
import { LRUCache } from 'lru-cache';
import type { CompetitionSnapshot } from '../../authority/competition-snapshot.ts';
import type { Database } from '../../db/database.ts';
import { type EntryDetailRow, readAttempts } from './entry-detail.queries.ts';
import { presentAttempt, presentScorecard } from './scorecard.ts';

/** The most cards that a node remembers. */
const most = 5_000;

/** What an entry climbed, presented in full: judges and notes are taken off for whoever may not see them. */
export interface EntryCard {
  readonly attempts: EntryDetail['attempts'];
  readonly scorecard: EntryDetail['stageScorecards'][number];
}

/**
 * Remembers cards by the version of their entry, which is raised whenever something about it changes: reading what was
 * climbed costs more than all else, and most reads find nothing new.
 */
export class Scorecards {
  readonly #db: Database;
  readonly #kept = new LRUCache<string, EntryCard>({ max: most });

  constructor(db: Database) {
    this.#db = db;
  }

  /** The card of an entry that was just read; as it stands now, should it have changed since. Null when it is gone. */
  async of(row: EntryDetailRow, competition: CompetitionSnapshot): Promise<EntryCard | null> {
    const kept = this.#kept.get(keyOf(row.id, row, competition));
    if (kept) return kept;
    const read = await readAttempts(this.#db, competition.uuid, row.id);
    if (!read) return null;
    const card = {
      attempts: read.attempts.map((attempt) => presentAttempt(attempt, row.profileId)),
      scorecard: presentScorecard(row, read.attempts, competition),
    };
    this.#kept.set(keyOf(row.id, read, competition), card);
    return card;
  }
}

/** Versions are counted per category, so an entry that moved may meet a number again. */
const keyOf = (
  entry: string,
  { categoryId, version }: Pick<EntryDetailRow, 'categoryId' | 'version'>,
  { configVersion }: CompetitionSnapshot,
): string => `${entry}/${categoryId}/${version}/${configVersion}`;

const ofDatabase = new WeakMap<Database, Scorecards>();

/** The cards of a database; one memory for the whole node. */
export function scorecardsOf(db: Database): Scorecards {
  const cards = ofDatabase.get(db) ?? new Scorecards(db);
  ofDatabase.set(db, cards);
  return cards;
}
