import { setTimeout as sleep } from 'node:timers/promises';
import type { Command, CommandAnswer, CommandsReply, EntryDetail } from '@topout/contract';
import { newId } from '../../platform/ids.ts';
import { type RehearsalField, type FieldRoute, type SeenCard, streamKey } from './field.ts';
import type { HttpClient } from './http-client.ts';
import type { RehearsalHall } from './hall.ts';
import type { RehearsalLine } from './line.ts';
import { RehearsalOutbox } from './outbox.ts';

export interface PhoneSetting {
  readonly http: HttpClient;
  readonly line: RehearsalLine;
  readonly hall: RehearsalHall;
  readonly field: RehearsalField;
  readonly token: string;
  readonly name: string;
  /**
   * A climber's: scores its owner, joins queues, asks for witnesses and reads the own card. A judge's also fills
   * and empties queues, and calls who waits.
   */
  readonly climbs: boolean;
  /** Mean time between two taps. */
  readonly paceMs: number;
  readonly random: () => number;
}

/** A tap, and the server's final answer. */
export interface Tap {
  readonly command: Command;
  /** When, by `performance.now()`. */
  readonly atMs: number;
  answer: CommandAnswer | null;
  /** When the answer came, by the same clock; null = not yet. */
  answeredMs: number | null;
  /** When the own card was read after that; null for judges, and while it was not. */
  cardMs: number | null;
}

/** A judge's or climber's phone: taps, keeps the taps in the outbox, carries on while the line is down. */
export class RehearsalPhone {
  readonly taps: Tap[] = [];
  readonly #setting: PhoneSetting;
  readonly #outbox: RehearsalOutbox;
  readonly #seen = new Map<string, SeenCard>();
  readonly #byId = new Map<string, Tap>();
  /** The route of the last result; null once it was confirmed. */
  #lastScored: string | null = null;

  constructor(setting: PhoneSetting) {
    this.#setting = setting;
    const { http, line, field, token } = setting;
    this.#outbox = new RehearsalOutbox(
      async (commands) => {
        const path = `/competitions/${field.competition}/commands`;
        const body = { commands };
        const reply = await line.carry((signal) =>
          http.call<CommandsReply>(path, { method: 'POST', body, token, signal }),
        );
        void this.#readCard(commands);
        return reply.data;
      },
      (command, answer) => this.#answered(command, answer),
    );
  }

  get unsent(): number {
    return this.#outbox.size;
  }

  /** Taps as long as it goes on, and then keeps delivering as long as there is an answer within `patienceMs`. */
  async work(goesOn: () => boolean, patienceMs: number): Promise<void> {
    const { paceMs, random } = this.#setting;
    // Not everybody begins at the same moment.
    await sleep(paceMs * random());
    while (goesOn()) {
      this.#tap();
      await sleep(paceMs * (0.2 + 1.6 * random()));
    }
    await this.#outbox.settled(patienceMs);
  }

  #tap(): void {
    const { field, climbs, random } = this.#setting;
    const route = field.routes[Math.floor(random() * field.routes.length)];
    const competitor = field.competitors[Math.floor(random() * field.competitors.length)];
    if (!route || !competitor) return;
    const chance = random();
    if (climbs) this.#climb(route, competitor, chance);
    else if (chance < 0.05) this.#call(route.uuid);
    else if (chance < 0.15) this.#put({ kind: 'queue.add', route: route.uuid, competitor, payload: {} });
    else if (chance < 0.25) this.#put({ kind: 'queue.remove', route: route.uuid, competitor, payload: {} });
    else this.#score(route, competitor);
  }

  #climb(route: FieldRoute, climber: string, chance: number): void {
    const { hall } = this.#setting;
    const queue = hall.queueOf(climber);
    if (route.queues && chance < 0.2 && queue === null)
      this.#put({ kind: 'queue.add', route: route.uuid, competitor: climber, payload: {} });
    else if (queue !== null && chance < 0.2)
      this.#put({ kind: 'queue.remove', route: queue, competitor: climber, payload: {} });
    else if (!(route.witnesses && chance < 0.4 && this.#askWitness(climber))) this.#score(route, climber);
  }

  /** Has the result confirmed that this phone logged last. @returns whether there is one, and a witness */
  #askWitness(climber: string): boolean {
    const { hall, random } = this.#setting;
    const route = this.#lastScored;
    const seen = route === null ? undefined : this.#seen.get(streamKey(route, climber));
    const witness = hall.codeFor(climber, random);
    if (route === null || !seen || witness === null) return false;
    this.#lastScored = null;
    this.#put({
      kind: 'result.confirm',
      route,
      competitor: climber,
      base: seen.version,
      payload: { witness },
    });
    return true;
  }

  #call(route: string): void {
    const competitor = this.#setting.hall.first(route);
    if (competitor !== null) this.#put({ kind: 'queue.call', route, competitor, payload: { call: 'NOW' } });
  }

  #score(route: FieldRoute, competitor: string): void {
    const key = streamKey(route.uuid, competitor);
    const seen = this.#seen.get(key) ?? this.#setting.field.seen.get(key) ?? { version: 0, done: false };
    if (seen.done) return;
    const attempts = [this.#attempt(route)];
    this.#put({
      kind: 'attempts.append',
      route: route.uuid,
      competitor,
      base: seen.version,
      payload: { attempts },
    });
    this.#lastScored = route.uuid;
    const done = route.sport || attempts.some(({ success }) => success);
    this.#seen.set(key, { version: seen.version + 1, done });
  }

  #attempt({ sport, segments }: FieldRoute) {
    const { random } = this.#setting;
    const success = random() < 0.3;
    const reached = Math.floor(random() * (sport ? segments : segments + 1));
    return {
      uuid: newId(),
      timestamp: new Date().toISOString(),
      success,
      segmentsCount: success ? (sport ? segments : 1) : reached,
      usedLastHold: sport && !success && reached > 0 && random() < 0.3,
    };
  }

  #put(said: Pick<Command, 'kind' | 'route' | 'competitor' | 'base' | 'payload'>): void {
    const command: Command = {
      ...said,
      id: newId(),
      device: this.#setting.name,
      deviceSeq: this.taps.length + 1,
      clientTime: new Date().toISOString(),
    };
    const tap: Tap = { command, atMs: performance.now(), answer: null, answeredMs: null, cardMs: null };
    this.taps.push(tap);
    this.#byId.set(command.id, tap);
    this.#outbox.add(command);
  }

  /** As the card does when its line of the board has changed. */
  async #readCard(commands: readonly Command[]): Promise<void> {
    const { climbs, field, hall, http, line, token } = this.#setting;
    const [first] = commands;
    if (!climbs || !first?.competitor) return;
    const path = `/competitions/${field.competition}/entries/me`;
    const reading = line.carry((signal) => http.call<EntryDetail>(path, { token, signal }));
    const card = await reading.catch(() => null);
    if (card === null) return;
    if (card.witnessKey !== undefined) hall.canWitness(first.competitor, card.witnessKey);
    const cardMs = performance.now();
    for (const { id } of commands) {
      const tap = this.#byId.get(id);
      if (tap) tap.cardMs ??= cardMs;
    }
  }

  #answered({ id, kind, route, competitor }: Command, answer: CommandAnswer): void {
    const tap = this.#byId.get(id);
    if (tap) Object.assign(tap, { answer, answeredMs: performance.now() });
    if (competitor !== null && answer.outcome === 'APPLIED') {
      if (kind === 'queue.add') this.#setting.hall.joined(route, competitor);
      if (kind === 'queue.remove') this.#setting.hall.left(route, competitor);
    }
    // A queue's version counts the changes of the queue.
    if (kind.startsWith('queue.')) return;
    const seen = this.#seen.get(streamKey(route, competitor ?? ''));
    if (seen && answer.version !== null) seen.version = Math.max(seen.version, answer.version);
  }
}
