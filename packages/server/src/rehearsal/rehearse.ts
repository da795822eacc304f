import { CommandFault } from '../cli/command.ts';
import { fieldOf, readField } from './field.ts';
import { httpClient } from './http-client.ts';
import { Judge } from './judge.ts';
import { flakyLine, steadyLine } from './line.ts';
import { missing } from './read-back.ts';
import { findOrganiser, recruitJudges } from './recruit.ts';

export interface RehearsalSetting {
  /** Of the running server, without `/api`. */
  readonly url: string;
  readonly competition: string;
  readonly judges: number;
  readonly minutes: number;
  readonly flaky: boolean;
  /** Mean time between two taps of one judge. */
  readonly paceMs: number;
  readonly key: string | null;
  readonly organiser: { readonly email: string; readonly password: string } | null;
}

export interface RehearsalResult {
  readonly sent: number;
  readonly confirmed: number;
  readonly held: number;
  readonly lost: number;
}

/** How long judges wait for answers after the last tap. */
const patienceMs = 60_000;

/** Plays judges against a running server over HTTP, then reads back whether everything is there. */
export async function rehearse(
  setting: RehearsalSetting,
  say: (line: string) => void,
): Promise<RehearsalResult> {
  const { competition, flaky, paceMs } = setting;
  const http = await httpClient(setting.url);
  const organiser = await findOrganiser(http, setting.organiser);
  const recruits = await recruitJudges(http, competition, setting.judges, organiser, setting.key);
  const [first] = recruits;
  if (!first) throw new CommandFault('A rehearsal needs a judge.');
  const field = await readField(http, competition, first.token);
  say(`${recruits.length} judges, ${field.routes.length} routes, ${field.competitors.length} competitors.`);

  const random = Math.random;
  const line = flaky ? flakyLine(random) : steadyLine;
  const judges = recruits.map(
    ({ name, token, profile }) =>
      new Judge({ http, line, field: fieldOf(field, profile), token, name, paceMs, random }),
  );
  const until = Date.now() + setting.minutes * 60_000;
  const report = setInterval(() => say(progress(judges)), 10_000);
  try {
    await Promise.all(judges.map((judge) => judge.work(until, until + patienceMs)));
  } finally {
    clearInterval(report);
  }
  const taps = judges.flatMap((judge) => judge.taps);
  const reader = organiser?.token ?? first.token;
  const lost = await missing(http, field, reader, taps);
  const count = (outcome: string) => taps.filter(({ answer }) => answer?.outcome === outcome).length;
  return { sent: taps.length, confirmed: count('APPLIED'), held: count('HELD'), lost: lost.length };
}

function progress(judges: readonly Judge[]): string {
  const taps = judges.reduce((sum, judge) => sum + judge.taps.length, 0);
  const unsent = judges.reduce((sum, judge) => sum + judge.unsent, 0);
  return `${taps} taps, ${unsent} on their way.`;
}
