import { LRUCache } from 'lru-cache';

interface Bound {
  readonly most: number;
  readonly mostWeight?: number;
}

/**
 * Everything that a node keeps between requests, with its size limits. Each comment names what ends it: a
 * version that the database raises whenever the data change, in whatever way (decision 065), or a time limit.
 */
const bounds = {
  /** The set-up of a competition; its `config_version`. */
  snapshots: { most: 500 },
  /**
   * The state after the last groups of commands, by competition and weighed by streams; the versions of its
   * boards.
   */
  streams: { most: 100, mostWeight: 20_000 },
  /**
   * The queue for the commands of a competition: cheap to recreate, and two of them merely wait for each
   * other at its rows.
   */
  doors: { most: 1_000 },
  /** The results of entries; their version, and that of the set-up. */
  scorecards: { most: 5_000 },
  /** Answers about entries, weighed in bytes; everything that the answer depends on. */
  answers: { most: 50_000, mostWeight: 24_000_000 },
  /** Entries just read, by address and viewer; any change there, and one second. */
  entries: { most: 5_000 },
  /**
   * Boards just read, by address (query strings have more spellings than there are boards); the board, and
   * one second.
   */
  boards: { most: 2_000 },
  /** Differences between results and their publication; the versions of the boards. */
  changes: { most: 500 },
  /** What home said of a token; it is asked again each time. */
  home: { most: 20_000 },
  /** What home was told of tickets and tablets, by competition; their version, and ten minutes. */
  told: { most: 1_000 },
  /** Tokens of which home said that nobody is signed in by them; five seconds. */
  ended: { most: 20_000 },
  /** How many made-up tokens a network has sent; a minute. */
  strangers: { most: 20_000 },
  /** Token owners; revocation, and half a minute. */
  sessions: { most: 20_000 },
  /** What climbers may still send before the database counts again; nothing: fewer than ten each. */
  allowances: { most: 20_000 },
  /** What this server shows push services, by service; eleven hours. */
  pushServices: { most: 100 },
  /** Readings of public results under way, by file: two of the same would merely work beside each other. */
  results: { most: 500 },
  /** Readings of lists of entries under way, by page and viewer. */
  entryLists: { most: 2_000 },
  /** Readings of the routes of venues under way, by competition and viewer. */
  routeLists: { most: 2_000 },
  /** Plans of stages; the id of their last change. */
  plans: { most: 200 },
  /** Filled pages; one second, so that a thousand simultaneous visitors get the same. */
  pages: { most: 500 },
  /** Pictures of shared links; their content. */
  linkPictures: { most: 100 },
} as const satisfies Record<string, Bound>;

export type CacheName = keyof typeof bounds;

/** Empties one cache each; false if nobody uses it any more. */
const forgetters = new Set<() => boolean>();

/** Empties all caches: what they were read from is not there any more (decision 092). */
export function forgetEverything(): void {
  for (const forget of forgetters) if (!forget()) forgetters.delete(forget);
}

/**
 * Opens a cache of this node, which first forgets the least recently used item.
 *
 * @param weigh required for caches bounded by weight
 */
export function openCache<V extends object>(
  name: CacheName,
  weigh?: (value: V) => number,
): LRUCache<string, V> {
  const { most: max, mostWeight: maxSize }: Bound = bounds[name];
  const cache = new LRUCache<string, V>({
    max,
    ...(maxSize !== undefined && weigh && { maxSize, sizeCalculation: weigh }),
  });
  const held = new WeakRef(cache);
  forgetters.add(() => {
    held.deref()?.clear();
    return held.deref() !== undefined;
  });
  return cache;
}
