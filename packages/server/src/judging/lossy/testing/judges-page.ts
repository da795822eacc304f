import {
  attemptsAfter,
  type AttemptDraft,
  hasArrived,
  isOvertaken,
  type KnownStream,
  newDraft,
  type ResultState,
  resultState,
  saveOf,
  tapped,
  untapped,
  wasSent,
} from '@topout/domain';
import { newId } from '../../../platform/ids.ts';
import type { Phone } from '../testing.ts';

type OutboxItem = Phone['items'][number];

/** The part of an attempt that a tap sets. */
interface Tap {
  readonly uuid: string;
  readonly success: boolean;
  readonly segmentsCount: number;
  readonly usedLastHold: boolean;
  readonly duration: null;
  readonly notes: string;
}

interface Read {
  readonly data: readonly {
    readonly version: number;
    readonly attempts: readonly {
      readonly uuid: string;
      readonly success: boolean;
      readonly segmentsCount: number;
    }[];
  }[];
}

const rest = { usedLastHold: false, duration: null, notes: '' };

/**
 * What a judge's screen of one route shows, and keeps in the phone's local storage, independent of any page.
 */
export class JudgesPage {
  /** Climbers with saved results. */
  readonly saved = new Set<string>();
  readonly #phone: Phone;
  readonly #competition: string;
  readonly #route: string;
  readonly #kept = new Map<string, AttemptDraft<Tap>>();
  readonly #read = new Map<string, { readonly version: number; readonly attempts: readonly Tap[] }>();

  constructor(phone: Phone, competition: string, route: string) {
    this.#phone = phone;
    this.#competition = competition;
    this.#route = route;
  }

  read(climber: string, { data }: Read): void {
    const [stream] = data;
    const attempts = (stream?.attempts ?? []).map(({ uuid, success, segmentsCount }) => ({
      ...rest,
      uuid,
      success,
      segmentsCount,
    }));
    this.#read.set(climber, { version: stream?.version ?? 0, attempts });
  }

  known(climber: string): KnownStream<Tap> {
    const read = this.#read.get(climber) ?? { version: 0, attempts: [] };
    const items = this.#items(climber).filter(({ state }) => state !== 'refused');
    const ahead = items.filter(
      ({ state, version }) => state === 'phone' || state === 'sending' || (version ?? 0) > read.version,
    );
    const attempts = ahead.reduce<readonly Tap[]>(
      (list, item) => attemptsAfter(list, { kind: kindOf(item), attempts: tapsOf(item) }, null),
      read.attempts,
    );
    const own = items.flatMap(({ version }) => version ?? []);
    const version = Math.max(read.version, ...own);
    const [next] = items.filter(({ state }) => state === 'phone' || state === 'sending');
    const isThere = next && hasArrived(read, { ...next.command, uuids: uuidsOf(next) });
    return { attempts, version, own, sent: items.flatMap(uuidsOf), arrived: isThere ? next.id : null };
  }

  /** The unsaved input. */
  draft(climber: string): AttemptDraft<Tap> | null {
    const draft = this.#kept.get(climber);
    return draft && !wasSent(draft, this.known(climber)) ? draft : null;
  }

  state(climber: string): ResultState | null {
    const draft = this.draft(climber);
    const overtaken = draft !== null && isOvertaken(draft, this.known(climber));
    const newest = this.#items(climber).at(-1) ?? null;
    return resultState({ draft: draft !== null, overtaken, newest });
  }

  tap(climber: string, success: boolean): void {
    const draft = this.draft(climber) ?? newDraft(this.known(climber));
    if (draft.attempts.at(-1)?.success) return;
    const tap = { ...rest, uuid: newId(), success, segmentsCount: success ? 1 : 0 };
    this.#kept.set(climber, tapped(draft, [...draft.attempts, tap]));
    this.#entered.add(tap.uuid);
  }

  undo(climber: string): void {
    const draft = this.draft(climber);
    if (!draft) return;
    this.#entered.delete(draft.attempts.at(-1)?.uuid ?? '');
    this.#keep(climber, untapped(draft));
  }

  async save(climber: string): Promise<void> {
    const draft = this.draft(climber);
    if (!draft) return;
    const { kind, base, attempts } = saveOf(draft, this.known(climber));
    const about = { route: this.#route, competitor: climber };
    const sent = attempts.map(({ uuid, success, segmentsCount }) => ({ uuid, success, segmentsCount }));
    this.saved.add(climber);
    await this.#phone.tap(
      this.#competition,
      { ...about, kind, base, payload: { attempts: sent } },
      { ...about, kind: 'queue.remove', base: null, payload: {} },
    );
    this.#keep(climber, null);
  }

  /** Taps that nobody undid, but that are neither on screen nor in a command. */
  lost(): string[] {
    const there = new Set(
      [...this.#kept.values()]
        .flatMap((draft) => draft.attempts)
        .concat(this.#phone.items.flatMap(tapsOf))
        .map(({ uuid }) => uuid),
    );
    return [...this.#entered].filter((uuid) => !there.has(uuid));
  }

  readonly #entered = new Set<string>();

  #keep(climber: string, draft: AttemptDraft<Tap> | null) {
    if (draft) this.#kept.set(climber, draft);
    else this.#kept.delete(climber);
  }

  #items(climber: string): OutboxItem[] {
    return this.#phone.items.filter(
      ({ command }) => command.competitor === climber && command.kind.startsWith('attempts.'),
    );
  }
}

const kindOf = ({ command: { kind } }: OutboxItem) =>
  kind === 'attempts.append' || kind === 'attempts.replace' ? kind : 'attempts.clear';

const uuidsOf = (item: OutboxItem) => tapsOf(item).map(({ uuid }) => uuid);

const tapsOf = ({ command }: OutboxItem): Tap[] =>
  (command.payload.attempts ?? []).map(({ uuid = '', success, segmentsCount = 0 }) => ({
    ...rest,
    uuid,
    success,
    segmentsCount,
  }));
