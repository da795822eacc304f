import type { EntryDetail } from '@topout/contract';
import type { CompetitionSnapshot } from '../authority/competition-snapshot.ts';
import type { Database } from '../db/database.ts';
import { type EntryDetailRow, readAttempts } from './entry-detail.queries.ts';
import { presentAttempt, presentScorecard } from './scorecard.ts';

/** The most cards that a node remembers. */
const most = 5_000;

/** What an entry climbed, presented in full: judges and notes are taken off for whoever may not see them. */
export interface Card {
  readonly attempts: EntryDetail['attempts'];
  readonly scorecard: EntryDetail['stage_scorecards'][number];
}

interface Kept extends Card {
  readonly key: string;
}

/**
 * Remembers cards by the version of their entry, which is raised whenever something about it changes: reading what was
 * climbed costs more than all else, and most reads find nothing new.
 */
export class Scorecards {
  readonly #db: Database;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The card of an entry that was just read; as it stands now, should it have changed since. Null when it is gone. */
  async of(row: EntryDetailRow, competition: CompetitionSnapshot): Promise<Card | null> {
    const kept = this.#kept.get(row.id);
    if (kept?.key === keyOf(row, competition)) return kept;
    const read = await readAttempts(this.#db, competition.uuid, row.id);
    if (!read) return null;
    const card = {
      key: keyOf(read, competition),
      attempts: read.attempts.map((attempt) => presentAttempt(attempt, row.profile_id)),
      scorecard: presentScorecard(row, read.attempts, competition),
    };
    this.#keep(row.id, card);
    return card;
  }

  #keep(entry: string, card: Kept): void {
    this.#kept.delete(entry);
    this.#kept.set(entry, card);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Versions are counted per category, so an entry that moved may meet a number again. */
const keyOf = (
  { category_id, version }: Pick<EntryDetailRow, 'category_id' | 'version'>,
  { configVersion }: CompetitionSnapshot,
): string => `${category_id}/${version}/${configVersion}`;

const ofDatabase = new WeakMap<Database, Scorecards>();

/** The cards of a database; one memory for the whole node. */
export function scorecardsOf(db: Database): Scorecards {
  const cards = ofDatabase.get(db) ?? new Scorecards(db);
  ofDatabase.set(db, cards);
  return cards;
}
