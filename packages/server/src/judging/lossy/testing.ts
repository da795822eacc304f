import type { CommandAnswer } from '@topout/contract';
import {
  memoryStore,
  type NewCommand,
  Outbox,
  type OutboxItem,
  type OutboxStore,
  UnreachableError,
} from '../../../../api-client/src/phone.ts';

/**
 * The fate of one request. `lost`: the server did it, and the phone never hears. `late`: it arrives once
 * more, later.
 */
export type Fate = 'well' | 'dropped' | 'lost' | 'twice' | 'late';

type Deliver = (items: readonly OutboxItem[]) => Promise<CommandAnswer[]>;

/** A line between phones and the server that loses, duplicates and shuffles messages. */
export class LossyLine {
  readonly #late: (() => Promise<unknown>)[] = [];
  readonly #fates: Fate[];

  constructor(fates: readonly Fate[]) {
    this.#fates = [...fates];
  }

  /** After the fates are used up, everything gets through. */
  send(deliver: Deliver): Deliver {
    return async (items) => {
      const fate = this.#fates.shift() ?? 'well';
      if (fate === 'dropped') throw new UnreachableError('dropped');
      if (fate === 'late') this.#late.push(() => deliver(items));
      const [first, second] = await Promise.all([
        deliver(items),
        ...(fate === 'twice' ? [deliver(items)] : []),
      ]);
      if (fate === 'lost') throw new UnreachableError('lost');
      return second ?? first;
    };
  }

  /** Delivers the pending duplicates, last first. */
  async arrive(): Promise<void> {
    for (const deliver of this.#late.splice(0).toReversed()) await deliver();
  }

  heal(): void {
    this.#fates.length = 0;
  }
}

/** A judge's phone: its disk outlives all its pages. */
export class Phone {
  readonly #store = memoryStore();
  readonly #person: string;
  readonly #send: Deliver;
  #signedIn = true;
  #listener = () => {};
  #alive = { yes: true };
  #page: Outbox;

  constructor(person: string, send: Deliver) {
    this.#person = person;
    this.#send = send;
    this.#page = this.#open();
  }

  get items(): readonly OutboxItem[] {
    return this.#page.items();
  }

  /** Passes on the commands of one gesture together. */
  tap(competition: string, ...commands: NewCommand[]): Promise<string[]> {
    return this.#page.add(competition, commands);
  }

  /** Reports every change, from this page and later ones. */
  watch(listener: () => void): void {
    this.#listener = listener;
  }

  /** Takes the session away, or restores it. */
  async sign(isIn: boolean): Promise<void> {
    this.#signedIn = isIn;
    await this.#page.reload();
    if (isIn) void this.#page.flush();
  }

  /** The page dies at this moment: nothing it still does has any effect. Another one opens. */
  async kill(): Promise<void> {
    this.#alive.yes = false;
    this.#page = this.#open();
    await this.#page.reload();
  }

  /** Sends until nothing is waiting. */
  async settle(): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      if (!this.items.some(({ state }) => state === 'phone' || state === 'sending')) return;
      await this.#page.flush();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error('A phone did not get rid of its work');
  }

  #open(): Outbox {
    const alive = { yes: true };
    this.#alive = alive;
    const page = new Outbox({
      store: mortal(this.#store, alive),
      send: this.#send,
      person: () => (alive.yes ? this.#person : null),
      inTurn: async (pass) => {
        if (!this.#signedIn) throw new UnreachableError('signed out');
        await pass();
      },
      tellTabs: () => {},
      onSettled: () => {},
      waitMs: () => 2,
    });
    page.subscribe(() => alive.yes && this.#listener());
    return page;
  }
}

/** The disk as a dead page reaches it: not at all. */
const mortal = (store: OutboxStore, alive: { readonly yes: boolean }): OutboxStore => ({
  load: async (profile) => (alive.yes ? store.load(profile) : []),
  save: async (items) => {
    if (alive.yes) await store.save(items);
  },
  remove: async (ids) => {
    if (alive.yes) await store.remove(ids);
  },
});
