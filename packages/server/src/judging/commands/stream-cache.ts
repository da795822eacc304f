import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { openCache } from '../../platform/cache/cache.ts';
import type { BatchNeeds } from './batch.queries.ts';
import { type BatchState, type EntryState, streamKey, type StreamState } from '../decide/batch-state.ts';
import { entryOnRoute } from '../decide/entry-on-route.ts';

/** An entry and its attempts as this node knows them, by route uuid. */
interface Card {
  readonly entry: EntryState;
  readonly streams: Map<string, StreamState>;
}

interface Kept {
  /** As last read; code that relies on it has its version checked. */
  competition: CompetitionSnapshot;
  /** Versions for which the cards are right, by category uuid. */
  readonly boards: Map<string, number>;
  /** By profile uuid, then by entry uuid: a person has an entry in each of their stages. */
  readonly cards: Map<string, Map<string, Card>>;
  /** The total over all cards. */
  streams: number;
  /** When a batch last found boards that somebody else had raised, by `performance.now()`. */
  sharedAt: number;
}

/** For how long a competition counts as shared after somebody else wrote to it, milliseconds. */
const sharedMs = 1_000;

/**
 * What the last batches of a node wrote, so that the next ones need not read it. It is right as long as the
 * boards have the versions that the node gave them, which `expectBoards` checks when a batch relies on it:
 * everything that changes an entry or a result raises its board.
 */
export class StreamCache {
  readonly #cache = openCache<Kept>('streams', ({ streams }) => Math.max(1, streams));

  /** What a batch of attempt commands needs; null if anything is missing here. */
  recall(competition: string, needs: BatchNeeds): BatchState | null {
    const kept = this.#cache.get(competition);
    if (!kept || needs.queues.length > 0 || needs.witnesses?.length || needs.marked?.length) return null;
    if (needs.withdrawn?.length) return null;
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

  /** Whether others wrote results here lately: what is remembered is of little use then. */
  shared(competition: string): boolean {
    const kept = this.#cache.get(competition);
    return kept !== undefined && performance.now() - kept.sharedAt < sharedMs;
  }

  /** Takes over a batch's result after it is committed. */
  keep(state: BatchState): void {
    const kept = this.#goingOn(state);
    kept.competition = state.competition;
    for (const { category, version } of state.boards.values()) kept.boards.set(category, version);
    for (const entry of state.entries.values()) {
      if (!state.boards.has(entry.category)) continue;
      this.#keepEntry(kept, entry);
    }
    for (const stream of state.streams.values()) this.#keepStream(kept, stream);
    // Recomputes its size.
    this.#cache.delete(state.competition.uuid);
    this.#cache.set(state.competition.uuid, kept);
  }

  /**
   * What is known about the competition, unless somebody else raised one of the batch's boards in between.
   */
  #goingOn({ competition, boards }: BatchState): Kept {
    const { uuid } = competition;
    const kept = this.#cache.get(uuid);
    const before = [...boards.values()].map(({ category, version, raised }) => ({
      known: kept?.boards.get(category),
      version: raised ? version - 1 : version,
    }));
    const shared = before.some(({ known, version }) => known !== undefined && known !== version);
    if (kept && !shared) return kept;
    const sharedAt = shared ? performance.now() : -sharedMs;
    return { competition, boards: new Map(), cards: new Map(), streams: 0, sharedAt };
  }

  #keepEntry(kept: Kept, entry: EntryState): void {
    const { cards } = kept;
    const own = cards.get(entry.profile) ?? new Map<string, Card>();
    const before = own.get(entry.uuid);
    // For an entry from another category, that category's board would have shown the change.
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

/** For a batch that must read everything. */
export const nothing: Pick<StreamCache, 'recall'> = { recall: () => null };

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
    signatures: [],
    incidents: [],
    entries: new Map(),
    entryOf: new Map(),
    streams: new Map(),
    queues: new Map(),
    joiners: new Map(),
    boards: new Map(),
    witnesses: new Map(),
    markers: new Map(),
    openIncidents: new Map(),
    known: new Map(),
  } satisfies BatchState;
}
