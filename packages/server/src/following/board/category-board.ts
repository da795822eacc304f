import type { BoardRow } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import { scoringOf } from '../../competition/authority/stages.ts';
import { sharedRun } from '../../platform/batching/shared-run.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { nothing, type Pulled, pull } from './board.queries.ts';
import { BoardDocument } from './board-document.ts';
import { keepOrder, positionsOf } from './board-order.ts';
import { BoardModel, type Scoring } from './board-model.ts';
import type { Audience } from '../../competition/boards/board-access.ts';
import { RowMaker } from './row-maker.ts';

/** The longest pause between two readings, milliseconds. It is as long as the last one took: half the time goes to others. */
const mostPauseMs = 250;

export interface BoardDeps {
  readonly db: Database;
  readonly onError: (error: unknown) => void;
}

/** One category on this node: read when it is dirty and somebody asks, made into documents once per version. */
export class CategoryBoard {
  readonly competition: string;
  readonly category: string;
  /** When somebody last asked, by `performance.now()`. */
  askedAt = performance.now();
  /** When a stream last held on to it, by the same clock; 0 = never. */
  keptAt = 0;
  readonly #deps: BoardDeps;
  readonly #catchUp: () => Promise<BoardModel>;
  readonly #documents = new Map<Audience, BoardDocument>();
  readonly #makers = new Map<Audience, RowMaker>();
  #snapshot: CompetitionSnapshot | null = null;
  #model: BoardModel | null = null;
  #byEntry: ReadonlyMap<string, BoardRow> | null = null;
  /** How often something newer was heard of, and how often by the time of the last reading. */
  #heard = 1;
  #heardWhenRead = 0;

  constructor(competition: string, category: string, deps: BoardDeps) {
    this.competition = competition;
    this.category = category;
    this.#deps = deps;
    this.#catchUp = sharedRun(
      () => this.#read(),
      (tookMs) => Math.min(mostPauseMs, tookMs),
    );
  }

  /** Version that was last read; null before the first. */
  get version(): number | null {
    return this.#model?.version ?? null;
  }

  /** Settings that it was last read with. */
  get configVersion(): number | null {
    return this.#snapshot?.configVersion ?? null;
  }

  /** What it takes of memory, by estimate. */
  get bytes(): number {
    return this.#model?.bytes ?? 0;
  }

  /** Something newer is stored: whoever asks from now on gets it. */
  markDirty(): void {
    this.#heard += 1;
  }

  /** The document, if nothing newer is known of. */
  current(audience: Audience): BoardDocument | undefined {
    return this.dirty ? undefined : this.#documents.get(audience);
  }

  /** The document, never older than what was marked before the call. @throws Refusal 404 when the category is gone */
  async document(audience: Audience): Promise<BoardDocument> {
    const model = await this.#upToDate();
    const known = this.#documents.get(audience);
    if (known?.version === model.version) return known;
    const made = this.#make(audience, model);
    this.#documents.set(audience, made);
    return made;
  }

  /** The ranking in display order, and by entry uuid. @throws Refusal 404 when the category is gone */
  async ranking(): Promise<{
    version: number;
    configVersion: number | null;
    rows: readonly BoardRow[];
    byEntry: ReadonlyMap<string, BoardRow>;
  }> {
    const model = await this.#upToDate();
    this.#byEntry ??= new Map(model.rows().map((row) => [row.entry, row]));
    return {
      version: model.version,
      configVersion: this.configVersion,
      rows: model.rows(),
      byEntry: this.#byEntry,
    };
  }

  /** People, results and ranking, to look at and not to keep. @throws Refusal 404 when the category is gone */
  model(): Promise<BoardModel> {
    return this.#upToDate();
  }

  /** Of the competition, from which ages count. */
  get year(): number {
    return this.#snapshot?.year ?? 1970;
  }

  /** Whether something newer is known of than was read. */
  get dirty(): boolean {
    return this.#heardWhenRead < this.#heard;
  }

  async #upToDate(): Promise<BoardModel> {
    this.askedAt = performance.now();
    return this.#model && !this.dirty ? this.#model : this.#catchUp();
  }

  async #read(): Promise<BoardModel> {
    // What is heard of from here on may be newer than what is read, and until it is read nothing is up to date.
    const heard = this.#heard;
    const model = await this.#newModel();
    if (model !== this.#model || model.version !== this.#documents.get('public')?.version) {
      this.#documents.clear();
      this.#byEntry = null;
    }
    this.#model = model;
    this.#heardWhenRead = heard;
    return model;
  }

  async #newModel(): Promise<BoardModel> {
    const model = this.#model;
    const pulled = await this.#pulled(model);
    const scoring = await this.#scoring(pulled.configVersion);
    if (model && pulled.orderMissing && pulled.version > model.version) await this.#keepOrder(model);
    if (model && !pulled.whole && sameScoring(model.scoring, scoring)) {
      if (pulled.version > model.version) model.take(pulled);
      return model;
    }
    return new BoardModel(scoring, pulled.whole && !model ? pulled : await this.#pulled(null));
  }

  /** Boards matter more than what they are compared with. */
  async #keepOrder(before: BoardModel): Promise<void> {
    const positions = positionsOf(before.rows());
    await keepOrder(this.#deps.db, this.competition, this.category, positions).catch(this.#deps.onError);
  }

  async #pulled(since: BoardModel | null): Promise<Pulled> {
    const { db } = this.#deps;
    const [version, order] = [since?.version ?? nothing, since?.order ?? null];
    const pulled = await pull(db, this.competition, this.category, version, order);
    if (!pulled) throw notFound('category');
    return pulled;
  }

  async #scoring(configVersion: number): Promise<Scoring> {
    if (this.#snapshot?.configVersion !== configVersion) {
      this.#snapshot = await snapshotsOf(this.#deps.db).now(this.competition);
    }
    if (!this.#snapshot) throw notFound('competition');
    const routes = this.#snapshot.routesOf.get(this.category) ?? [];
    return { ...scoringOf(this.#snapshot, this.category), routes };
  }

  #make(audience: Audience, model: BoardModel): BoardDocument {
    const { category, year } = this;
    const known = this.#makers.get(audience);
    const maker = known?.year === year ? known : new RowMaker(audience, year);
    this.#makers.set(audience, maker);
    const { version, changedAt, scoring } = model;
    const { system } = scoring;
    const latest = model.latest();
    return new BoardDocument({ category, version, changedAt, system, latest }, maker.rows(model));
  }
}

const sameScoring = (a: Scoring, b: Scoring): boolean => JSON.stringify(a) === JSON.stringify(b);
