import type { CompetitionSnapshot } from '../../authority/competition-snapshot.ts';
import { LRUCache } from 'lru-cache';
import type { BatchNeeds } from './batch.queries.ts';
import { type BatchState, type EntryState, streamKey, type StreamState } from './batch-state.ts';
import { entryOnRoute } from './entry-on-route.ts';

/** The most that a node remembers; with a few attempts in each stream it takes some 30 MB. */
const mostStreams = 20_000;
const mostCompetitions = 100;

/** An entry and what this node saw it climb, by route uuid. */
interface Card {
  readonly entry: EntryState;
  readonly streams: Map<string, StreamState>;
}

interface Kept {
  /** As it was when last read; whoever relies on it has its version checked. */
  competition: CompetitionSnapshot;
  /** Versions at which the cards are right, by category uuid. */
  readonly boards: Map<string, number>;
  /** By profile uuid, then by entry uuid: a person has an entry for each stage they are in. */
  readonly cards: Map<string, Map<string, Card>>;
  /** Of all cards. */
  streams: number;
}

/**
 * What the last batches of a node left behind, so that the next ones need not read it. It is right for as long as the boards
 * have the versions that the node gave them, which `expectBoards` checks when a batch relies on it: whatever changes an entry
 * or a result raises its board.
 */
export class Remembered {
  readonly #kept = new LRUCache<string, Kept>({
    max: mostCompetitions,
    maxSize: mostStreams,
    sizeCalculation: ({ streams }) => Math.max(1, streams),
  });

  /** What a batch of commands on attempts needs; null where not all of it is remembered. */
  recall(competition: string, needs: BatchNeeds): BatchState | null {
    const kept = this.#kept.get(competition);
    if (!kept || needs.queues.length > 0) return null;
    const state = emptyState(kept.competition);
    for (const { profile, route } of needs.streams) {
      const card = cardOf(kept, profile, route);
      const stream = card?.streams.get(route);
      const version = card && kept.boards.get(card.entry.category);
      if (!card || !stream || version === undefined) return null;
      const { uuid, category } = card.entry;
      state.entries.set(uuid, card.entry);
      state.entryOf.set(streamKey(profile, route), uuid);
      state.boards.set(category, { category, version, raised: false });
      state.streams.set(streamKey(profile, route), stream);
    }
    return state;
  }

  /** Takes over what a batch left behind, once that is committed. */
  keep(state: BatchState): void {
    const kept = this.#goingOn(state);
    kept.competition = state.competition;
    for (const { category, version } of state.boards.values()) kept.boards.set(category, version);
    for (const entry of state.entries.values()) {
      if (!state.boards.has(entry.category)) continue;
      this.#keepEntry(kept, entry);
    }
    for (const stream of state.streams.values()) this.#keepStream(kept, stream);
    // Weighed anew.
    this.#kept.delete(state.competition.uuid);
    this.#kept.set(state.competition.uuid, kept);
  }

  /** What is remembered of the competition, unless somebody else raised one of the batch's boards in between. */
  #goingOn({ competition, boards }: BatchState): Kept {
    const { uuid } = competition;
    const kept = this.#kept.get(uuid);
    const before = [...boards.values()].map(({ category, version, raised }) => ({
      known: kept?.boards.get(category),
      version: raised ? version - 1 : version,
    }));
    if (kept && before.every(({ known, version }) => known === undefined || known === version)) return kept;
    return { competition, boards: new Map(), cards: new Map(), streams: 0 };
  }

  #keepEntry(kept: Kept, entry: EntryState): void {
    const { cards } = kept;
    const own = cards.get(entry.profile) ?? new Map<string, Card>();
    const before = own.get(entry.uuid);
    // Of an entry that came from another category, that one's board would have told what changed.
    const goesOn = before?.entry.category === entry.category;
    if (before && !goesOn) kept.streams -= before.streams.size;
    own.set(entry.uuid, { entry, streams: goesOn ? before.streams : new Map<string, StreamState>() });
    cards.set(entry.profile, own);
  }

  #keepStream(kept: Kept, stream: StreamState): void {
    const card = kept.cards.get(stream.profile)?.get(stream.entry);
    if (!card) return;
    const { version, attempts } = stream;
    if (!card.streams.has(stream.route)) kept.streams += 1;
    card.streams.set(stream.route, { ...stream, saved: { version, attempts } });
  }
}

/** For a batch that has to read everything. */
export const nothing: Pick<Remembered, 'recall'> = { recall: () => null };

function cardOf({ competition, cards }: Kept, profile: string, route: string): Card | undefined {
  const own = cards.get(profile) ?? new Map<string, Card>();
  const entries = [...own.values()].map(({ entry }) => entry);
  return own.get(entryOnRoute(competition, entries, route)?.uuid ?? '');
}

function emptyState(competition: CompetitionSnapshot) {
  return {
    competition,
    nowMs: Date.now(),
    log: [],
    settled: [],
    entries: new Map(),
    entryOf: new Map(),
    streams: new Map(),
    queues: new Map(),
    boards: new Map(),
    known: new Map(),
  } satisfies BatchState;
}
