import {
  type BoardEntry,
  type BoardRow,
  type BoardRoute,
  type ConfirmingRules,
  countingRoutes,
  countsUnconfirmed,
  createBoard,
  handicapFor,
  type HandicapRules,
  isRestarted,
  type LiveBoard,
  marksOf,
  numberOf,
  rankBoard,
  type RouteResult,
  type ScoringSettings,
  type ScoringSystem,
  type SpeedRecord,
} from '@topout/domain';
import type { LatestResult } from '@topout/contract';
import { bytesOfBoard } from './board-memory.ts';
import type { Climbed } from './board-row.ts';
import type { BoardPerson, Pulled, PulledResult } from './board.queries.ts';
import type { Positions } from './board-order.ts';
import { LatestResults } from './latest-results.ts';
import { showsRecord } from './shows-record.ts';

/** How a category scores: a change of it makes another board. */
export interface Scoring extends ConfirmingRules, HandicapRules {
  readonly system: ScoringSystem;
  readonly settings: ScoringSettings;
  readonly routes: readonly BoardRoute[];
  /** The time to beat, in speed; null = none. */
  readonly record: SpeedRecord | null;
}

/** One category in memory: its people, their results and the ranking, at one version. */
export class BoardModel {
  readonly scoring: Scoring;
  readonly #board: LiveBoard;
  readonly #people = new Map<string, BoardPerson>();
  readonly #results = new Map<string, Map<string, RouteResult>>();
  /** By entry: the routes whose results nobody has confirmed, where somebody has to. */
  readonly #unconfirmed = new Map<string, Set<string>>();
  /** By entry: the routes with a restart after a technical incident. */
  readonly #restarted = new Map<string, Set<string>>();
  /** By entry; a missing one is to be drawn. */
  readonly #marks = new Map<string, string>();
  readonly #routes: readonly BoardRoute[];
  readonly #latest: LatestResults;
  #version: number;
  #changedAt: Date;
  #earlier: { readonly version: number; readonly positions: Positions } | null = null;

  /** @param pulled the whole category */
  constructor(scoring: Scoring, pulled: Pulled) {
    this.scoring = scoring;
    this.#routes = countingRoutes(scoring.system, scoring.routes);
    this.#latest = new LatestResults(this.#routes, scoring.system);
    this.#version = pulled.version;
    this.#changedAt = pulled.changedAt;
    this.#compareWith(pulled);
    for (const result of pulled.results) this.#keep(result);
    for (const person of pulled.people) this.#people.set(person.entry, person);
    this.#board = createBoard({ ...scoring, entries: pulled.people.map((person) => this.#entryOf(person)) });
  }

  get version(): number {
    return this.#version;
  }

  get changedAt(): Date {
    return this.#changedAt;
  }

  /** What it takes of memory, by estimate. */
  get bytes(): number {
    let results = 0;
    for (const own of this.#results.values()) results += own.size;
    return bytesOfBoard(this.#people.size, results);
  }

  /** Takes in what changed since `version`. */
  take(pulled: Pulled): void {
    for (const result of pulled.results) {
      const kept = this.#keep(result);
      this.#board.setResult(result.entry, result.route, kept);
    }
    for (const person of pulled.people) {
      const before = this.#people.get(person.entry);
      this.#people.set(person.entry, person);
      if (!before || !standsTheSame(before, person)) this.#board.setEntry(this.#entryOf(person));
    }
    this.#version = pulled.version;
    this.#changedAt = pulled.changedAt;
    this.#compareWith(pulled);
  }

  /** Version of the order that moves are counted from; null without one. */
  get order(): number | null {
    return this.#earlier?.version ?? null;
  }

  /** Places gained over ten minutes, negative for places lost; 0 where it is not known. */
  #movedBy({ entry, position }: BoardRow): number {
    const before = this.#earlier?.positions[entry];
    return before === undefined || position === null ? 0 : before - position;
  }

  /** What changed last, newest first. */
  latest(): LatestResult[] {
    return this.#latest
      .since(this.#changedAt)
      .filter(({ entry }) => this.#people.get(entry)?.status !== 'WAITING');
  }

  person(entry: string): BoardPerson | undefined {
    return this.#people.get(entry);
  }

  /** What somebody climbed, one character for each route. */
  marks(entry: string): string {
    const known = this.#marks.get(entry);
    if (known !== undefined) return known;
    const drawn = marksOf(this.#results.get(entry) ?? noResults, this.#routes, this.scoring.system);
    this.#marks.set(entry, drawn);
    return drawn;
  }

  /** What a row says of the climbing. */
  climbed(row: BoardRow): Climbed {
    const open = this.#unconfirmed.get(row.entry);
    const unconfirmed = open?.size
      ? this.#routes.map(({ uuid }) => (open.has(uuid) ? '1' : '.')).join('')
      : '';
    const record = showsRecord(row, this.scoring);
    const restarted = (this.#restarted.get(row.entry)?.size ?? 0) > 0;
    return { marks: this.marks(row.entry), unconfirmed, restarted, moved: this.#movedBy(row), record };
  }

  /** How many results of an entry are to be confirmed and are not. */
  unconfirmed(entry: string): number {
    return this.#unconfirmed.get(entry)?.size ?? 0;
  }

  /** The number on each mark of an entry, in base 36. */
  attempts(entry: string): string {
    const results = this.#results.get(entry) ?? noResults;
    return this.#routes.map((route) => digitOf(results.get(route.uuid), route)).join('');
  }

  rows(): readonly BoardRow[] {
    return this.#board.rows();
  }

  /** Somebody with their results, as the ranking has them. */
  entry(entry: string): BoardEntry | undefined {
    const person = this.#people.get(entry);
    return person && this.#entryOf(person);
  }

  /** Somebody who has just entered. */
  newcomer(): BoardEntry {
    const handicap = handicapFor(this.scoring, { handicapPercent: null, handicapPoints: null });
    const person = { uuid: 'newcomer', firstName: '', lastName: '', status: 'ENTERED' } as const;
    return {
      ...person,
      startingGroup: null,
      previousRanks: [],
      startPosition: null,
      handicap,
      results: noResults,
    };
  }

  /** The ranking as it would be if the category scored in another way. */
  rankedBy(scoring: Scoring): readonly BoardRow[] {
    const entries = [...this.#people.values()].map((one) => this.#entryOf(one, scoring));
    return rankBoard({ ...scoring, entries });
  }

  #compareWith({ earlier }: Pulled): void {
    const positions = earlier?.positions ?? this.#earlier?.positions;
    this.#earlier = earlier && positions ? { version: earlier.version, positions } : null;
  }

  #keep(pulled: PulledResult): RouteResult | null {
    const { entry, route, changedAt: _changedAt, open, ...result } = pulled;
    this.#latest.put(pulled);
    const results = this.#results.get(entry) ?? new Map<string, RouteResult>();
    this.#results.set(entry, results);
    this.#marks.delete(entry);
    // A stream that was cleared keeps its row for the sake of its version.
    if (result.tries > 0) results.set(route, result);
    else results.delete(route);
    const unconfirmed = this.#unconfirmed.get(entry) ?? new Set();
    this.#unconfirmed.set(entry, unconfirmed);
    if (open && result.tries > 0 && this.scoring.toConfirm.includes(route)) unconfirmed.add(route);
    else unconfirmed.delete(route);
    this.#keepRestart(entry, route, result.tries);
    return this.#counting(entry).get(route) ?? null;
  }

  #keepRestart(entry: string, route: string, tries: number): void {
    const before = this.#restarted.get(entry);
    const climbType = tries > 1 && this.#routes.find(({ uuid }) => uuid === route)?.climbType;
    if (climbType && isRestarted(climbType, tries)) this.#restarted.set(entry, new Set(before).add(route));
    else before?.delete(route);
  }

  /** The results that score. */
  #counting(entry: string): ReadonlyMap<string, RouteResult> {
    const results = this.#results.get(entry) ?? noResults;
    const open = this.#unconfirmed.get(entry);
    if (!open?.size || this.scoring.unconfirmedCounts) return results;
    return new Map([...results].filter(([route]) => countsUnconfirmed(this.scoring, route, open.has(route))));
  }

  #entryOf(person: BoardPerson, scoring: HandicapRules = this.scoring): BoardEntry {
    const { entry, firstName, lastName, status, startingGroup, previousRanks, startPosition } = person;
    const results = this.#counting(entry);
    const handicap = handicapFor(scoring, person);
    const place = { startingGroup, previousRanks, startPosition };
    return { uuid: entry, firstName, lastName, status, ...place, handicap, results };
  }
}

function digitOf(result: RouteResult | undefined, route: BoardRoute): string {
  return result ? Math.min(Math.floor(numberOf(result, route)), 35).toString(36) : '.';
}

const noResults: ReadonlyMap<string, RouteResult> = new Map();

/** Whether the ranking can leave somebody where they are: their attempts are counted by the results. */
function standsTheSame(a: BoardPerson, b: BoardPerson): boolean {
  return (
    a.firstName === b.firstName &&
    a.lastName === b.lastName &&
    a.status === b.status &&
    a.startingGroup === b.startingGroup &&
    a.handicapPercent === b.handicapPercent &&
    a.handicapPoints === b.handicapPoints &&
    a.startPosition === b.startPosition &&
    String(a.previousRanks) === String(b.previousRanks)
  );
}
