import { setTimeout as sleep } from 'node:timers/promises';
import { CommandFault } from '../command.ts';
import { RehearsalAudience, type Seat } from './audience.ts';
import { fieldOf, ownField, readField } from './field.ts';
import type { HttpClient } from './http-client.ts';
import { RehearsalHall } from './hall.ts';
import { RehearsalPhone, type Tap } from './phone.ts';
import { flakyLine, steadyLine } from './line.ts';
import { type Latency, tapToAnswer, tapToBoard, tapToCard } from './latency.ts';
import { readBack } from './read-back.ts';
import type { Organiser, Recruit } from './recruit.ts';

export interface PlaySetting {
  /** The running server's, without `/api`. */
  readonly url: string;
  readonly competition: string;
  readonly minutes: number;
  /** Share of the phones whose line fails, 0 to 1. */
  readonly flaky: number;
  /** How many people have the board open. */
  readonly spectators: number;
  /** Mean time between two taps of one phone. */
  readonly paceMs: number;
}

/** Who plays, all signed in. */
export interface Cast {
  /** With which they signed in. */
  readonly http: HttpClient;
  readonly organiser: Organiser | null;
  readonly judges: readonly Recruit[];
  /** Who score themselves. */
  readonly climbers: readonly Recruit[];
}

export interface RehearsalResult {
  readonly sent: number;
  readonly confirmed: number;
  readonly held: number;
  /** How many were held for each reason. */
  readonly heldWhy: Readonly<Record<string, number>>;
  readonly lost: number;
  readonly duplicated: number;
  /** From tap to the server's answer, for phones with a steady line; null without taps. */
  readonly tapToAnswer: Latency | null;
  /** From tap to the own card as the server counts it, for climbers with a steady line; null without taps. */
  readonly tapToCard: Latency | null;
  /**
   * From tap to the spectators' boards, for phones with a steady line; null if nothing counted or boards are
   * hidden.
   */
  readonly tapToBoard: Latency | null;
  /** The same for failing lines: time without a network counts. */
  readonly tapToBoardFlaky: Latency | null;
  /** Streams that ended early. */
  readonly dropped: number;
}

/** How long phones wait for an answer after the last tap, or after the last answer. */
const patienceMs = 60_000;

/** By then the last result is on all boards. */
const lastMessageMs = 2_000;

/** Lets judges and climbers tap, then reads back whether everything is there. */
export async function play(
  setting: PlaySetting,
  { http, organiser, judges: recruits, climbers }: Cast,
  say: (line: string) => void,
): Promise<RehearsalResult> {
  const { competition, flaky, paceMs } = setting;
  const reader = organiser ?? recruits[0];
  if (!reader || recruits.length + climbers.length === 0)
    throw new CommandFault('A rehearsal needs a judge or a climber.');
  const profiles = recruits.map(({ profile }) => profile);
  const field = await readField(http, competition, reader.token, profiles);
  const playing = [`${recruits.length} judges`, `${climbers.length} climbers`];
  say(`${playing.join(', ')}, ${field.routes.length} routes, ${field.competitors.length} competitors.`);

  const { url, spectators } = setting;
  const categories = [...new Set(field.categoryOf.values())];
  // Somebody watches each board, to measure the time to it; nobody can watch hidden ones.
  const watching = (await showsBoards(http, competition))
    ? Math.max(spectators, categories.length)
    : spectators;
  const seats: Seat[] = [
    ...Array.from({ length: watching }, (_, index) => ({
      category: categories[index % categories.length] ?? '',
      token: null,
    })),
    ...climbers.flatMap(({ profile, token }) => {
      const category = field.categoryOf.get(profile);
      return category === undefined || watching === 0 ? [] : [{ category, token: () => http.current(token) }];
    }),
  ];
  const audience = new RehearsalAudience({ url, competition, seats });
  await audience.come();
  say(`${spectators} spectators, ${audience.connected} streams.`);

  const random = Math.random;
  const lines = { failing: flakyLine(random), steady: steadyLine };
  const people = [
    ...recruits.map((judge) => ({ ...judge, field: fieldOf(field, judge.profile), climbs: false })),
    ...climbers.map((climber) => ({ ...climber, field: ownField(field, climber.profile), climbs: true })),
  ];
  // Both kinds have their share of failing lines.
  const fails = (index: number) => Math.floor((index + 1) * flaky) > Math.floor(index * flaky);
  const hall = new RehearsalHall();
  const phones = people.map((person, index) => {
    const line = fails(index) ? lines.failing : lines.steady;
    return new RehearsalPhone({ ...person, hall, http, line, paceMs, random });
  });
  const until = Date.now() + setting.minutes * 60_000;
  const report = setInterval(() => say(progress(phones)), 10_000);
  try {
    await Promise.all(phones.map((phone) => phone.work(() => Date.now() < until, patienceMs)));
    if (watching > 0) await sleep(lastMessageMs);
  } finally {
    clearInterval(report);
    audience.leave();
  }
  const tapsOf = (which: (index: number) => boolean) =>
    phones.filter((_, index) => which(index)).flatMap((phone) => phone.taps);
  const taps = tapsOf(() => true);
  const { lost, duplicated } = await readBack(http, field, reader.token, taps);
  const count = (outcome: string) => taps.filter(({ answer }) => answer?.outcome === outcome).length;
  return {
    sent: taps.length,
    confirmed: count('APPLIED'),
    held: count('HELD'),
    heldWhy: heldWhy(taps),
    lost: lost.length,
    duplicated: duplicated.length,
    tapToAnswer: tapToAnswer(tapsOf((index) => !fails(index))),
    tapToCard: tapToCard(tapsOf((index) => !fails(index))),
    tapToBoard: tapToBoard(
      tapsOf((index) => !fails(index)),
      audience,
      field.categoryOf,
    ),
    tapToBoardFlaky: tapToBoard(tapsOf(fails), audience, field.categoryOf),
    dropped: audience.dropped,
  };
}

function progress(phones: readonly RehearsalPhone[]): string {
  const taps = phones.reduce((sum, phone) => sum + phone.taps.length, 0);
  const unsent = phones.reduce((sum, phone) => sum + phone.unsent, 0);
  const held = heldWhy(phones.flatMap((phone) => phone.taps));
  const why = Object.entries(held).map(([reason, times]) => ` ${times} held: ${reason}`);
  return `${taps} taps, ${unsent} on their way.${why.join('')}`;
}

/** Also queue changes that had no effect. */
function heldWhy(taps: readonly Tap[]): Record<string, number> {
  const why: Record<string, number> = {};
  for (const { answer } of taps) {
    if (answer?.reason) why[answer.reason.message] = (why[answer.reason.message] ?? 0) + 1;
  }
  return why;
}

/** Whether guests see the boards. */
const showsBoards = (http: HttpClient, competition: string): Promise<boolean> =>
  http.call(`/competitions/${competition}/leaderboard`).then(
    () => true,
    () => false,
  );
