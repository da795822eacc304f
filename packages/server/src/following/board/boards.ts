import type { BoardRow } from '@topout/domain';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import { boardsToForget, isFullOfWatched } from './board-memory.ts';
import { boardVersions } from './board.queries.ts';
import type { BoardDocument } from './board-document.ts';
import type { BoardModel } from './board-model.ts';
import type { Audience } from '../../competition/boards/board-access.ts';
import { type BoardDeps, CategoryBoard } from './category-board.ts';

/** How often stored versions are compared with those held here. */
const compareMs = 1_500;

/** Under which nodes tell each other of boards: the competition and the category. */
const topic = 'board';

interface Deps extends BoardDeps {
  readonly bus: NodeBus;
  /** Called when a board is newer here than in the database. */
  readonly wentBack: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** The boards of this node: read from the database when somebody asks, kept up to date while somebody does. */
export class Boards {
  readonly #deps: Deps;
  readonly #boards = new Map<string, CategoryBoard>();
  readonly #watchers = new Set<(competition: string, category: string) => void>();
  readonly #timer: NodeJS.Timeout;
  #comparing = false;
  #comparedAt = performance.now();
  #missed = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.#compare(), compareMs);
    this.#timer.unref();
    deps.bus.hear<[competition: string, category: string]>(
      topic,
      (changed) => this.#mark(...changed),
      () => {
        for (const { competition, category } of this.#boards.values()) this.#mark(competition, category);
      },
    );
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** How often something newer was stored of which no signal had told. */
  get missed(): number {
    return this.#missed;
  }

  /** For how long this node has not known whether its boards are up to date, milliseconds. */
  get notComparedMs(): number {
    return performance.now() - this.#comparedAt;
  }

  /** Forgets all boards: the database is another one. Those who watch them get them from there. */
  beginAnew(): void {
    const known = [...this.#boards.values()];
    this.#boards.clear();
    for (const { competition, category } of known) this.#mark(competition, category);
  }

  /** A board changed by a transaction that this node has committed: whoever asks from now on gets it. */
  changed(competition: string, category: string): void {
    this.#mark(competition, category);
    this.#deps.bus.say(topic, [competition, category]);
  }

  /** @throws Refusal 404 when there is no such category */
  document(competition: string, category: string, audience: Audience = 'public'): Promise<BoardDocument> {
    return this.#asked(competition, category, (board) => board.document(audience));
  }

  /** Where an entry stands, undefined when it is on no board (waiting lists). @throws Refusal 404 */
  async rowOf(
    competition: string,
    category: string,
    entry: string,
  ): Promise<{ version: number; configVersion: number | null; row: BoardRow | undefined }> {
    const { version, configVersion, byEntry } = await this.ranking(competition, category);
    return { version, configVersion, row: byEntry.get(entry) };
  }

  /** The whole ranking, in display order and by entry uuid. @throws Refusal 404 when there is no such category */
  ranking(competition: string, category: string): ReturnType<CategoryBoard['ranking']> {
    return this.#asked(competition, category, (board) => board.ranking());
  }

  /** People, results and ranking of a category, and the year from which ages count. @throws Refusal 404 */
  model(competition: string, category: string): Promise<{ model: BoardModel; year: number }> {
    return this.#asked(competition, category, async (board) => ({
      model: await board.model(),
      year: board.year,
    }));
  }

  /** The board as it is held, whether up to date or not. */
  loaded(competition: string, category: string): CategoryBoard | undefined {
    return this.#boards.get(`${competition}/${category}`);
  }

  /** Keeps a board that somebody watches, whether or not it changes. */
  keep(competition: string, category: string): void {
    const board = this.loaded(competition, category);
    if (board) board.keptAt = board.askedAt = performance.now();
  }

  /** Whether streams hold on to as many boards as this node has room for. */
  get isFull(): boolean {
    return isFullOfWatched(this.#boards.values(), performance.now());
  }

  /** Calls `changed` for every board that something newer is known of. Answers how to stop. */
  watch(changed: (competition: string, category: string) => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  async #asked<T>(
    competition: string,
    category: string,
    ask: (board: CategoryBoard) => Promise<T>,
  ): Promise<T> {
    const key = `${competition}/${category}`;
    const board = this.#boards.get(key) ?? new CategoryBoard(competition, category, this.#deps);
    this.#boards.set(key, board);
    try {
      return await ask(board);
    } catch (error) {
      // Also where there is no such category: nobody fills the memory by asking.
      if (board.version === null) this.#boards.delete(key);
      throw error;
    }
  }

  #mark(competition: string, category: string): void {
    this.loaded(competition, category)?.markDirty();
    for (const changed of this.#watchers) changed(competition, category);
  }

  /** What other nodes did and no signal told; and forgets what nobody asks for. */
  async #compare(): Promise<void> {
    if (this.#comparing) return;
    this.#comparing = true;
    try {
      this.#forgetIdle();
      if (this.#boards.size > 0) await this.#compareVersions();
      this.#comparedAt = performance.now();
    } catch (error) {
      this.#deps.onError(error);
    } finally {
      this.#comparing = false;
    }
  }

  #forgetIdle(): void {
    for (const { competition, category } of boardsToForget(this.#boards.values(), performance.now()))
      this.#boards.delete(`${competition}/${category}`);
  }

  async #compareVersions(): Promise<void> {
    const { db, wentBack } = this.#deps;
    const held = new Map([...this.#boards].map(([key, board]) => [key, { board, version: board.version }]));
    for (const stored of await boardVersions(db, [...this.#boards.values()])) {
      const key = `${stored.competition}/${stored.category}`;
      const { board, version = null } = held.get(key) ?? {};
      held.delete(key);
      // One that is only now being read has nothing that could be older.
      if (!board || version === null) continue;
      // Both from before this reading: that can only be so if the database went back.
      if (stored.version < version) return wentBack();
      const sameConfig = board.configVersion === stored.configVersion;
      if (!sameConfig) await snapshotsOf(db).now(stored.competition);
      if (sameConfig && board.version === stored.version) continue;
      if (!board.dirty) this.#missed += 1;
      this.#mark(board.competition, board.category);
    }
    // What is not there any more, whoever deleted it.
    for (const { board, version } of held.values())
      if (version !== null) this.#mark(board.competition, board.category);
  }
}
