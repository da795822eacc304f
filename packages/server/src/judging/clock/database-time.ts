import { uptime } from 'node:os';
import type { Database } from '../../platform/db/database.ts';
import { type RunningClock, runningClock } from './running-clock.ts';

/** Clocks of good machines drift apart by less than a millisecond in this time. */
const againMs = 20_000;

/** The wall clock was set by somebody, or the machine was asleep. */
const setMs = 30;

/** A machine that started so much earlier or later, by its wall clock, was started anew. */
const sameStartMs = 300_000;

const ask = {
  name: 'clock.time',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
};

/** The clocks of this machine, in milliseconds. */
interface MachineClocks {
  /** Since 1970; may be set. */
  readonly wall: () => number;
  /** Since 1970 at first; goes on evenly, but stands still while the machine sleeps. */
  readonly steady: () => number;
  /** Since the machine started; goes on while it sleeps, and over restarts of this server. */
  readonly up: () => number;
}

const thisMachine: MachineClocks = {
  wall: () => Date.now(),
  steady: () => performance.timeOrigin + performance.now(),
  up: () => uptime() * 1_000,
};

/**
 * The time by the database's clock, which is the same at all nodes: presses are stored by it, and phones measure
 * theirs against it. The embedded database has that of this machine, which may be set: a clock that runs goes on by the
 * time that it was started with. (decision 106)
 */
export class DatabaseTime {
  readonly #db: Database;
  readonly #machine: MachineClocks;
  #aheadMs = 0;
  /** Embedded: by how much the wall clock is ahead while a clock runs by another time. */
  #keptMs = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #measuring: Promise<void> | null = null;

  constructor(db: Database, machine = thisMachine) {
    this.#db = db;
    this.#machine = machine;
  }

  /** Milliseconds since 1970. */
  async now(): Promise<number> {
    if (this.#isDue()) await this.#measured();
    return this.#now();
  }

  /**
   * When this machine started, by the time that it is now: with it a clock finds its time again after a restart.
   *
   * @returns null = the database has a clock of its own
   */
  startedAt(now: number): number | null {
    return this.#db.kind === 'embedded' ? now - this.#machine.up() : null;
  }

  #now(): number {
    return this.#machine.steady() + this.#aheadMs;
  }

  #isDue(): boolean {
    const old = this.#machine.steady() - this.#measuredAt > againMs;
    if (this.#db.kind !== 'embedded') return old;
    const first = this.#measuredAt === Number.NEGATIVE_INFINITY;
    const moved = Math.abs(this.#machine.wall() - this.#now() - this.#keptMs) > setMs;
    return first || moved || (old && this.#keptMs !== 0);
  }

  /** Callers of one moment share a measurement. */
  #measured(): Promise<void> {
    const measure = () => (this.#db.kind === 'embedded' ? this.#followWall() : this.#measure());
    this.#measuring ??= measure().finally(() => (this.#measuring = null));
    return this.#measuring;
  }

  async #followWall(): Promise<void> {
    const running = await runningClock(this.#db, this.#now(), (clock) => this.#timeOf(clock));
    const { wall, steady } = this.#machine;
    const now = running ? this.#timeOf(running) : wall();
    this.#aheadMs = now - steady();
    this.#keptMs = running ? wall() - now : 0;
    this.#measuredAt = steady();
  }

  /** The time by which a clock was started. */
  #timeOf({ startedAt, pressedAt }: RunningClock): number {
    const { wall, up } = this.#machine;
    const first = this.#measuredAt === Number.NEGATIVE_INFINITY;
    const otherwise = first ? wall() : this.#now();
    if (startedAt === null) return otherwise;
    const now = startedAt + up();
    return now >= pressedAt && Math.abs(now - wall()) < sameStartMs ? now : otherwise;
  }

  async #measure(): Promise<void> {
    const { steady } = this.#machine;
    const askedAt = steady();
    const [row] = await this.#db.rows<{ now: number }>(ask, []);
    const heardAt = steady();
    if (row) this.#aheadMs = row.now - (askedAt + heardAt) / 2;
    this.#measuredAt = steady();
  }
}

const ofDatabase = new WeakMap<Database, DatabaseTime>();

/** The time of a database; one measurement for the whole node. */
export function databaseTimeOf(db: Database): DatabaseTime {
  const time = ofDatabase.get(db) ?? new DatabaseTime(db);
  ofDatabase.set(db, time);
  return time;
}
