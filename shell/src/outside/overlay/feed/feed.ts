import type {
  BoardAttempts,
  BoardPatch,
  Competition,
  CompetitionChange,
  Heartbeat,
  Heats,
  Leaderboard,
  QueueWall,
  Route,
  Screen,
  SponsorList,
  StageClock,
  StagePlanAnswer,
} from '@topout/contract';
import { applyPatch } from '@topout/contract/board-patch';
import { camelNames } from '@topout/contract/names';
import { isSpeed } from '@topout/domain';
import { ClockFace } from '../clock-face.ts';
import { type Address, type Order, orderOf } from '../order.ts';
import type { SponsorOnAir, World } from '../world.ts';
import { Pictures } from './pictures.ts';
import { ask, read } from './read.ts';
import { type EventName, listen } from './stream.ts';

/** Queues have no stream that everybody may hear. */
const queuesMs = 3_000;
/** As often as pages read it. */
const planMs = 20_000;
/** A clock drifts a few milliseconds in this time. */
const measureMs = 30_000;

/** Follows all that an overlay shows, and tells its world after each change. */
export class Feed {
  readonly #address: Address;
  readonly #told: (world: World) => void;
  readonly #again: () => void;
  readonly #boards = new Map<string, Leaderboard>();
  readonly #attempts = new Map<string, BoardAttempts>();
  readonly #heats = new Map<string, Heats>();
  readonly #resultMs = new Map<string, number>();
  readonly #face = new ClockFace();
  readonly #pictures = new Pictures(() => this.#arrange());
  #order: Order;
  #competition: Competition | null = null;
  #routes: readonly Route[] = [];
  #queues: QueueWall['data'] = [];
  #plan: StagePlanAnswer['plan'] = null;
  #sponsors: SponsorList['data'] = [];
  #onAir: readonly SponsorOnAir[] = [];
  /** When the server last said anything, by `performance.now()`. */
  heardAt = performance.now();

  constructor(address: Address, told: (world: World) => void) {
    this.#address = address;
    this.#order = address.order;
    this.#told = told;
    this.#again = listen({ where: () => this.#where(), hear: (event, data) => this.#hear(event, data) });
    setInterval(() => void this.#readQueues(), queuesMs);
    setInterval(() => void this.#readPlan(), planMs);
    setInterval(() => void this.#measure(), measureMs);
  }

  /** Also reads the competition anew: it says which boards there are to follow, and whether anybody may. */
  async #where(): Promise<string | null> {
    const { competition: uuid, screen } = this.#address;
    const competition = await read<Competition>(`competitions/${encodeURIComponent(uuid)}`);
    if (!competition) return null;
    this.#competition = competition;
    this.heardAt = performance.now();
    void this.#readRoutes();
    void this.#readPlan();
    void this.#readSponsors();
    // A board that is hidden now is not on air either.
    if (!competition.canSeeLeaderboard) {
      this.#boards.clear();
      this.#face.set(null);
    } else void this.#measure();
    this.#tell();
    const boards = competition.canSeeLeaderboard ? (competition.stages[0]?.categories ?? []) : [];
    const topics = [
      ...(screen ? [`screen:${screen}`] : []),
      ...boards.map((board) => `board:${board.uuid}`),
      ...(competition.canSeeLeaderboard ? ['clock'] : []),
    ];
    return topics.length === 0
      ? null
      : `/api/competitions/${competition.uuid}/events?topics=${topics.join(',')}`;
  }

  #hear(event: EventName, data: string): void {
    this.heardAt = performance.now();
    const said = camelNames(JSON.parse(data));
    if (event === 'screen') this.#steer(said as Screen);
    if (event === 'board') this.#keep(said as Leaderboard);
    if (event === 'patch') this.#patch(said as BoardPatch);
    if (event === 'heartbeat') this.#compare(said as Heartbeat);
    if (event === 'clock') this.#setClock(said as StageClock);
    if (event === 'competition' && (said as CompetitionChange).version > (this.#competition?.revision ?? 0))
      this.#again();
  }

  #steer(screen: Screen): void {
    const before = this.#order;
    this.#order = orderOf(screen);
    // Before the first word of the desk there is nothing to reload from.
    if (before !== this.#address.order && before.reloads !== this.#order.reloads) location.reload();
    this.#tell();
    void this.#readQueues();
    void this.#readPlan();
    void this.#readSponsors();
    void this.#measure();
    for (const board of this.#boards.values()) this.#readBeside(board);
  }

  #setClock({ clock }: StageClock): void {
    this.#face.set(clock);
    this.#tell();
  }

  /** The server's time, while it counts. */
  async #measure(): Promise<void> {
    const { pages } = this.#order;
    if (!pages.includes('clock') && !pages.includes('next')) return;
    await this.#face.measure();
    this.#tell();
  }

  #keep(board: Leaderboard): void {
    const before = this.#boards.get(board.category);
    if (before && before.version > board.version) return;
    if (before && before.latest[0]?.changedAt !== board.latest[0]?.changedAt)
      this.#resultMs.set(board.category, performance.now());
    this.#boards.set(board.category, board);
    this.#tell();
    this.#readBeside(board);
  }

  #patch(patch: BoardPatch): void {
    const board = this.#boards.get(patch.category);
    const next = board && applyPatch(board, patch);
    if (next) this.#keep(next);
    else if ((board?.version ?? -1) < patch.to) void this.#readBoard(patch.category);
  }

  #compare({ versions }: Heartbeat): void {
    for (const [category, version] of Object.entries(versions))
      if ((this.#boards.get(category)?.version ?? -1) < version) void this.#readBoard(category);
  }

  async #readBoard(category: string): Promise<void> {
    const board = await ask<Leaderboard>(this.#path(`leaderboard?category=${category}`));
    if (board === 'forbidden') {
      this.#boards.delete(category);
      this.#tell();
    } else if (board) this.#keep(board);
  }

  /** What a page needs beside the board, if it is on air. */
  #readBeside({ category, version, scoringSystem }: Leaderboard): void {
    const { pages } = this.#order;
    if (pages.includes('now') && !isSpeed(scoringSystem) && this.#attempts.get(category)?.version !== version)
      void this.#put(this.#attempts, category, 'leaderboard/attempts');
    const heats = pages.some((page) => page === 'bracket' || page === 'now' || page === 'last');
    if (heats && isSpeed(scoringSystem) && this.#heats.get(category)?.version !== version)
      void this.#put(this.#heats, category, 'leaderboard/heats');
  }

  async #put<T>(into: Map<string, T>, category: string, path: string): Promise<void> {
    const found = await read<T>(this.#path(`${path}?category=${category}`));
    if (!found) return;
    into.set(category, found);
    this.#tell();
  }

  async #readRoutes(): Promise<void> {
    const found = await Promise.all(
      (this.#competition?.venues ?? []).map(({ uuid }) =>
        read<Route[]>(`venues/${uuid}/routes?competition=${this.#competition?.uuid ?? ''}`),
      ),
    );
    // On a lost line the names that are known stay.
    if (found.some((routes) => routes === null)) return;
    this.#routes = found.flatMap((routes) => routes ?? []);
    this.#tell();
  }

  async #readQueues(): Promise<void> {
    if (!this.#order.pages.includes('next') || !this.#competition) return;
    const { queuesOf } = this.#address;
    const query = queuesOf === null ? '' : `?screen=${encodeURIComponent(queuesOf)}`;
    const wall = await ask<QueueWall>(this.#path(`queue-wall${query}`));
    // On a lost line the names stay, but not once the queues are public no longer.
    if (wall === null) return;
    this.#queues = wall === 'forbidden' ? [] : wall.data;
    this.#tell();
  }

  async #readPlan(): Promise<void> {
    if (!this.#order.pages.includes('next') || !this.#competition) return;
    const planned = this.#competition.canSeeLeaderboard && this.#competition.stages[0]?.planned === true;
    const answer = planned ? await ask<StagePlanAnswer>(this.#path('plan')) : 'forbidden';
    if (answer === null) return;
    this.#plan = answer === 'forbidden' ? null : answer.plan;
    this.#tell();
  }

  async #readSponsors(): Promise<void> {
    if (!this.#order.pages.includes('sponsor') || !this.#competition) return;
    const list = await ask<SponsorList>(this.#path('sponsors'));
    if (list === null) return;
    this.#sponsors = list === 'forbidden' ? [] : list.data;
    this.#pictures.read(this.#sponsors.flatMap(({ pictureUrl }) => pictureUrl ?? []));
    this.#arrange();
  }

  /** While a picture is under way, those before stay: sponsors come all together, in their order. */
  #arrange(): void {
    const states = this.#sponsors.map(({ pictureUrl }) =>
      pictureUrl === null ? 'missing' : this.#pictures.stateOf(pictureUrl),
    );
    if (!states.includes('coming'))
      this.#onAir = this.#sponsors.map(({ uuid, name, pictureUrl }, at) => ({
        uuid,
        name,
        picture: states[at] === 'there' ? pictureUrl : null,
      }));
    this.#tell();
  }

  #path(of: string): string {
    return `competitions/${this.#address.competition}/${of}`;
  }

  #tell(): void {
    if (!this.#competition) return;
    this.#told({
      order: this.#order,
      competition: this.#competition,
      boards: this.#boards,
      attempts: this.#attempts,
      heats: this.#heats,
      resultMs: this.#resultMs,
      routes: this.#routes,
      queues: this.#queues,
      plan: this.#plan,
      sponsors: this.#onAir,
      face: this.#face,
    });
  }
}
