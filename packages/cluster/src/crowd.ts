import {
  RehearsalAudience,
  RehearsalHall,
  type RehearsalLine,
  RehearsalPhone,
  steadyLine,
  type Tap,
} from '@topout/server';
import type { Stage } from './competition.ts';
import { Pulse } from './pulse.ts';

/** A judge in a busy gym taps about every seven seconds; these are ten times as fast. */
const paceMs = 700;

/** How long phones wait for an answer after their last tap, or after the last answer. */
const patienceMs = 60_000;

/** The people of the day: judges who tap until they are told to stop, and spectators. */
export class Crowd {
  readonly pulse = new Pulse();
  readonly #phones: readonly RehearsalPhone[];
  readonly #audience: RehearsalAudience;
  #goesOn = true;
  #working: Promise<unknown> = Promise.resolve();

  private constructor(
    phones: (line: RehearsalLine) => readonly RehearsalPhone[],
    audience: RehearsalAudience,
  ) {
    const line: RehearsalLine = {
      carry: async (send) => {
        const answer = await steadyLine.carry(send);
        this.pulse.beat();
        return answer;
      },
    };
    this.#phones = phones(line);
    this.#audience = audience;
  }

  /** Everybody comes, and the judges begin. */
  static async come(url: string, stage: Stage, spectators: number): Promise<Crowd> {
    const { http, field, judges, categories } = stage;
    const seats = Array.from({ length: Math.max(spectators, categories.length) }, (_, index) => ({
      category: categories[index % categories.length] ?? '',
      token: null,
    }));
    const audience = new RehearsalAudience({ url, competition: field.competition, seats });
    await audience.come();
    const hall = new RehearsalHall();
    const crowd = new Crowd(
      (line) =>
        judges.map(({ name, token }, index) => {
          const route = field.routes[index % field.routes.length];
          // One judge for each boulder: nobody holds another's result up.
          const own = { ...field, routes: route ? [route] : [] };
          return new RehearsalPhone({
            http,
            line,
            hall,
            field: own,
            token,
            name,
            paceMs,
            climbs: false,
            random: Math.random,
          });
        }),
      audience,
    );
    crowd.#working = Promise.all(crowd.#phones.map((phone) => phone.work(() => crowd.#goesOn, patienceMs)));
    return crowd;
  }

  get taps(): readonly Tap[] {
    return this.#phones.flatMap(({ taps }) => taps);
  }

  get unsent(): number {
    return this.#phones.reduce((sum, { unsent }) => sum + unsent, 0);
  }

  get spectators(): number {
    return this.#audience.connected;
  }

  /** Streams that ended and were opened again. */
  get dropped(): number {
    return this.#audience.dropped;
  }

  /** Judges tap no more; resolves once everything they tapped is answered. */
  async finish(): Promise<void> {
    this.#goesOn = false;
    await this.#working;
  }

  leave(): void {
    this.#goesOn = false;
    this.#audience.leave();
  }
}
