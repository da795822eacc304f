import type { CommandAnswer } from '@topout/contract';
import { RefusedError } from '../http/errors.ts';
import { serverNow } from '../http/server-clock.ts';
import { backOffMs } from '../live/back-off.ts';
import { newId } from '../new-id.ts';
import { nextBatch, partsOf, predecessor, settleAll } from './batch.ts';
import { nextDeviceStamp } from './device.ts';
import { isOld, isQueueChange, isUnsent, type NewCommand, type OutboxItem } from './item.ts';
import { merge, splitBy } from './lists.ts';
import { anew, isFinal, refusal } from './refusals.ts';
import type { OutboxStore } from './store.ts';

/** What the outbox needs from its environment. */
export interface OutboxWorld {
  readonly store: OutboxStore;
  /** Whether the store outlives the page; true by default, until the store fails. */
  readonly lasts?: boolean;
  /** @param left how many more of the same competition are waiting on this phone. */
  readonly send: (items: readonly OutboxItem[], left: number) => Promise<CommandAnswer[]>;
  /** The signed-in person; null = nobody. */
  readonly person: () => string | null;
  /** One pass at a time among the tabs of this phone. */
  readonly inTurn: (pass: () => Promise<void>) => Promise<void>;
  /** The store changed: other tabs read it again. */
  readonly tellTabs: () => void;
  /** Called with the answered items. */
  readonly onSettled: (items: readonly OutboxItem[]) => void;
  readonly waitMs?: (failures: number) => number;
}

/** Commands wait here from the tap until the server answers (architecture, "Judging offline"). */
export class Outbox {
  readonly #world: OutboxWorld;
  readonly #listeners = new Set<() => void>();
  /** Being stored, or refused by the store: a read of the store does not include them. */
  readonly #storing = new Map<string, OutboxItem>();
  /** Changes since the start of each current read of the store, which may be older. Null = forgotten. */
  readonly #reads = new Set<Map<string, OutboxItem | null>>();
  #items: readonly OutboxItem[] = [];
  #sending: ReadonlySet<string> = new Set();
  #flushing: Promise<void> | null = null;
  #flushAgain = false;
  #stores: boolean;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(world: OutboxWorld) {
    this.#world = world;
    this.#stores = world.lasts ?? true;
  }

  /** The signed-in person's items, oldest first; the same array until something changes. */
  readonly items = (): readonly OutboxItem[] => this.#items;

  /** Whether new items outlive the page, as far as is known. */
  readonly lasts = (): boolean => this.#stores;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Shows the commands at once; resolves with their ids when all of them are on disk. Sending follows by
   * itself. A queue change after a result is part of it.
   */
  async add(competition: string, commands: readonly NewCommand[]): Promise<string[]> {
    const profile = this.#world.person();
    if (profile === null) throw new Error('Nobody is signed in');
    const items: OutboxItem[] = [];
    for (const command of commands) items.push(this.#makeItem(competition, profile, command, items));
    await this.#save(items);
    void this.flush();
    return items.map(({ id }) => id);
  }

  /**
   * Takes in commands that another phone of the same person could not send, with their ids: sent from both,
   * each counts once.
   * @returns how many were new here
   */
  async takeIn(items: readonly OutboxItem[]): Promise<number> {
    const known = new Set(this.#items.map(({ id }) => id));
    const taken: OutboxItem[] = [];
    for (const item of items) {
      if (item.profile !== this.#world.person() || known.has(item.id)) continue;
      taken.push({ ...item, follows: predecessor([...this.#items, ...taken], item) });
    }
    await this.#save(taken);
    void this.flush();
    return taken.length;
  }

  /** Waits for the server's answer to these, for `ms` at most. @returns their state by then. */
  answered(ids: readonly string[], ms: number): Promise<OutboxItem[]> {
    const these = () => this.#items.filter(({ id }) => ids.includes(id));
    return new Promise((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve(these());
      };
      const check = () => {
        if (!these().some(isUnsent)) stop();
      };
      const timer = setTimeout(stop, ms);
      const unsubscribe = this.subscribe(check);
      check();
    });
  }

  /** Sends a refused command again, under a new id. */
  async retry(id: string): Promise<void> {
    const item = this.#items.find((candidate) => candidate.id === id);
    if (!item) return;
    const all = [item, ...partsOf(this.#items, [item])];
    await this.forget(id);
    await this.add(item.competition, all.map(anew));
  }

  /** Drops a command that was refused, or settled elsewhere, with its parts. */
  async forget(id: string): Promise<void> {
    const gone = new Set(
      this.#items.filter((item) => item.id === id || item.partOf === id).map((item) => item.id),
    );
    for (const one of gone) this.#storing.delete(one);
    for (const since of this.#reads) for (const one of gone) since.set(one, null);
    this.#show(this.#items.filter((item) => !gone.has(item.id)));
    await this.#world.store.remove([...gone]).catch(() => undefined);
    this.#world.tellTabs();
  }

  /** Reads the store again: another person signed in, or another tab wrote. */
  async reload(): Promise<void> {
    const profile = this.#world.person();
    // At once, so that nobody sees another person's items during the read.
    this.#show(this.#items);
    const since = new Map<string, OutboxItem | null>(this.#storing);
    this.#reads.add(since);
    const stored = profile === null ? [] : await this.#world.store.load(profile).catch(() => this.#fail());
    const [kept, old] = splitBy(stored, (item) => !isOld(item));
    if (old.length > 0) await this.#world.store.remove(old.map(({ id }) => id)).catch(() => this.#fail());
    this.#reads.delete(since);
    const newer = [...since.values()].filter((item) => item?.profile === profile);
    this.#show(
      merge(
        kept.filter(({ id }) => since.get(id) !== null),
        newer.filter((item) => item !== null),
      ),
    );
  }

  /** Sends everything waiting, now; after a failure it retries at growing intervals. */
  flush(): Promise<void> {
    this.#flushAgain = true;
    this.#flushing ??= this.#flushLoop();
    return this.#flushing;
  }

  async #flushLoop() {
    while (this.#flushAgain) {
      this.#flushAgain = false;
      clearTimeout(this.#timer);
      try {
        await this.#world.inTurn(() => this.#sendAll());
        this.#failures = 0;
      } catch (error) {
        this.#tryLater(error);
      }
    }
    this.#flushing = null;
  }

  #tryLater(error: unknown) {
    const asked = error instanceof RefusedError ? error.retryAfter : null;
    const wait = asked === null ? (this.#world.waitMs ?? backOffMs)(this.#failures) : asked * 1_000;
    this.#timer = setTimeout(() => void this.flush(), wait);
    this.#failures += 1;
  }

  /** @throws any error worth another try later. */
  async #sendAll() {
    await this.reload();
    let size: number | undefined;
    for (;;) {
      const profile = this.#world.person();
      const batch = nextBatch(
        this.#items.filter((item) => item.profile === profile),
        size,
      );
      if (batch.length === 0) return;
      try {
        await this.#sendBatch(batch);
      } catch (error) {
        if (!isFinal(error)) throw error;
        // One of them cannot be read: find it by sending one at a time.
        if (batch.length === 1) {
          const refused = [...batch, ...partsOf(this.#items, batch)];
          await this.#settle(refused.map((item) => refusal(item, error)));
        }
        size = 1;
      }
    }
  }

  async #sendBatch(batch: readonly OutboxItem[]) {
    this.#sending = new Set(batch.map(({ id }) => id));
    this.#show(this.#items);
    try {
      const answers = await this.#world.send(batch, this.#left(batch));
      if (!answers.some(({ id }) => this.#sending.has(id))) throw new Error('An answer to other commands');
      this.#sending = new Set();
      await this.#settle(answers);
    } finally {
      this.#sending = new Set();
      this.#show(this.#items);
    }
  }

  /** Unsent items of the same competition, except these. */
  #left(batch: readonly OutboxItem[]): number {
    const competition = batch[0]?.competition;
    const unsent = this.#items.filter((item) => isUnsent(item) && item.competition === competition);
    return unsent.length - batch.length;
  }

  async #settle(answers: readonly CommandAnswer[]) {
    const changed = settleAll(this.#items, answers, Date.now());
    // First, so that the reads are up to date when the items stop covering for them.
    this.#world.onSettled(changed.filter(({ id }) => answers.some((answer) => answer.id === id)));
    await this.#save(changed);
  }

  /** @param before earlier commands of the same gesture, not yet among the items. */
  #makeItem(
    competition: string,
    profile: string,
    command: NewCommand,
    before: readonly OutboxItem[],
  ): OutboxItem {
    const now = Date.now();
    const id = newId(now);
    const { clientTime = new Date(serverNow()).toISOString() } = command;
    const item: OutboxItem = {
      id,
      profile,
      competition,
      command: { ...command, ...nextDeviceStamp(), id, clientTime },
      state: 'phone',
      reason: null,
      version: null,
      follows: null,
      changedAt: now,
      ...(this.#world.lasts === false && { fragile: true }),
    };
    const whole = isQueueChange(item) && before.findLast((other) => !isQueueChange(other));
    const part = whole ? { partOf: whole.id } : {};
    return { ...item, ...part, follows: predecessor([...this.#items, ...before], item) };
  }

  async #save(changed: readonly OutboxItem[]) {
    this.#storeSoon(changed);
    this.#show(merge(this.#items, changed));
    try {
      await this.#world.store.save(changed);
      this.#stores = this.#world.lasts ?? true;
      for (const item of changed) if (this.#storing.get(item.id) === item) this.#storing.delete(item.id);
      this.#world.tellTabs();
    } catch {
      this.#fail();
      const fragile = changed.map((item): OutboxItem => ({ ...item, fragile: true }));
      this.#storeSoon(fragile);
      this.#show(merge(this.#items, fragile));
    }
  }

  #storeSoon(items: readonly OutboxItem[]) {
    for (const known of [this.#storing, ...this.#reads]) for (const item of items) known.set(item.id, item);
  }

  /** The phone refused to store or to read. @returns nothing found */
  #fail(): OutboxItem[] {
    this.#stores = false;
    return [];
  }

  /** Shows only the signed-in person's items, whatever is passed in. */
  #show(items: readonly OutboxItem[]) {
    const profile = this.#world.person();
    this.#items = items
      .filter((item) => item.profile === profile)
      .map((item) =>
        isUnsent(item) ? { ...item, state: this.#sending.has(item.id) ? 'sending' : 'phone' } : item,
      );
    for (const listener of this.#listeners) listener();
  }
}
