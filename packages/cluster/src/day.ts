import { setTimeout as sleep } from 'node:timers/promises';
import { type LostTap, readBack, type Tap } from '@topout/server';
import { Boards, looksMs } from './boards.ts';
import type { Cluster } from './cluster.ts';
import { makeCompetition, type Stage } from './competition.ts';
import { Crowd } from './crowd.ts';
import type { Fault } from './fault.ts';
import { waitFor } from './wait-for.ts';

export interface DaySetting {
  readonly judges: number;
  readonly spectators: number;
  /** Faults come round after round until so many were sent, and until so much time has passed. */
  readonly commands: number;
  readonly minutes: number;
  readonly faults: readonly Fault[];
}

/** What a fault did. */
export interface Struck {
  readonly name: string;
  readonly what: string;
  readonly sent: number;
  readonly lost: number;
  readonly doubled: number;
  /** Without a confirmed write. */
  readonly silentSeconds: number;
  /** From when writes were confirmed again and everything ran, until all nodes showed them. */
  readonly apartSeconds: number;
  /** What was asked of it and is not so; empty = all is well. */
  readonly missed: readonly string[];
  /** Which of its goals for time it missed. */
  readonly late: readonly string[];
}

export interface DayResult {
  readonly struck: readonly Struck[];
  readonly sent: number;
  readonly confirmed: number;
  readonly lost: number;
  readonly doubled: number;
  /** Each tap that was lost, in a sentence. */
  readonly which: readonly string[];
  readonly unanswered: number;
  /** Versions of boards that two nodes showed with different content. */
  readonly different: number;
  readonly spectators: number;
  readonly dropped: number;
  /** What `topout verify` says at the end. */
  readonly verified: string;
}

/** The longest until all boards are equal. */
const mostApartSeconds = 5;

/** Quiet time before each fault. */
const calmMs = 2_000;

/** How long the cluster may take to recover. */
const recoverySeconds = 90;

/** A moment in which a fault struck and was put right. */
interface Moment {
  readonly fault: Fault;
  readonly from: number;
  readonly to: number;
  readonly silentSeconds: number;
  readonly apartSeconds: number;
  readonly failed: string | null;
}

/** Plays a day on a running cluster, with faults, and reads back what became of every tap. */
export async function playDay(
  cluster: Cluster,
  setting: DaySetting,
  say: (line: string) => void,
): Promise<DayResult> {
  const { judges, spectators, commands, minutes, faults } = setting;
  const stage = await makeCompetition(cluster.url, judges, commands);
  const { competition, competitors } = stage.field;
  say(`A competition of ${competitors.length} climbers on ${judges} boulders.`);
  const crowd = await Crowd.come(cluster.url, stage, spectators);
  const boards = new Boards(cluster.nodes, competition, stage.categories);
  boards.start();
  say(`${judges} judges, ${crowd.spectators} spectators.`);
  const begun = performance.now();
  const moments: Moment[] = [];
  const isOver = () => crowd.taps.length >= commands && performance.now() - begun >= minutes * 60_000;
  try {
    do {
      for (const fault of faults) {
        await sleep(calmMs);
        const moment = await struckBy(fault, { cluster, crowd, boards, stage });
        moments.push(moment);
        say(lineOf(moment));
      }
      if (faults.length === 0) await sleep(calmMs);
    } while (!isOver());
    await crowd.finish();
  } finally {
    crowd.leave();
    await boards.stop();
  }
  return summed({ cluster, crowd, boards, stage }, spectators, moments);
}

interface Playing {
  readonly cluster: Cluster;
  readonly crowd: Crowd;
  readonly boards: Boards;
  readonly stage: Stage;
}

async function struckBy(fault: Fault, { cluster, crowd, boards, stage }: Playing): Promise<Moment> {
  const from = performance.now();
  const moment = (silentMs: number, apartMs: number, failed: string | null): Moment => ({
    fault,
    from,
    to: performance.now(),
    failed,
    silentSeconds: silentMs / 1_000,
    apartSeconds: apartMs / 1_000,
  });
  try {
    await fault.strike(cluster);
    await cluster.ready();
    const repaired = performance.now();
    await waitFor('writes are confirmed again', recoverySeconds, async () => crowd.pulse.after(repaired));
    const again = performance.now();
    const apart = Math.max(0, (await equalAt(cluster, boards, stage)) - again);
    await cluster.standby();
    return moment(crowd.pulse.longestPause(from, performance.now()), apart, null);
  } catch (error) {
    return moment(crowd.pulse.longestPause(from, performance.now()), Number.NaN, String(error));
  }
}

/** Waits until every node shows what is stored. @returns since when */
const equalAt = (cluster: Cluster, boards: Boards, stage: Stage): Promise<number> =>
  waitFor('all nodes show what is stored', recoverySeconds, async () => {
    const at = performance.now();
    const before = await storedVersions(cluster, stage);
    await sleep(looksMs);
    return boards.show(before, await storedVersions(cluster, stage)) ? at : null;
  });

/** By category. */
async function storedVersions(cluster: Cluster, { field }: Stage): Promise<Map<string, number>> {
  const { primary } = await cluster.roles();
  const text = `select category_id, version from category_board where competition_id = '${field.competition}'`;
  const rows = (await primary.sql(text, 'topout')).split('\n').map((row) => row.split('|'));
  return new Map(rows.map(([category = '', version]) => [category, Number(version)]));
}

const lineOf = ({ fault, silentSeconds, apartSeconds, failed }: Moment): string =>
  `${fault.name}: ${silentSeconds.toFixed(1)} s without a confirmed write, boards equal after ${apartSeconds.toFixed(1)} s${failed ? `. ${failed}` : ''}`;

async function summed(
  { cluster, crowd, boards, stage }: Playing,
  spectators: number,
  moments: readonly Moment[],
): Promise<DayResult> {
  const { taps } = crowd;
  const { lost, duplicated } = await readBack(stage.http, stage.field, stage.token, taps);
  const urls = cluster.nodes.map(({ url }) => url).join(',');
  const verified = await cluster
    .topout(['verify', '--competition', stage.field.competition, '--url', urls])
    .catch((error: unknown) => `${(error as { stdout?: string }).stdout ?? ''}${String(error)}`);
  return {
    struck: moments.map((moment) => countedIn(moment, taps, lost, duplicated)),
    sent: taps.length,
    confirmed: taps.filter(({ answer }) => answer !== null).length,
    lost: lost.length,
    doubled: duplicated.length,
    which: lost.map(sentenceOf),
    unanswered: crowd.unsent,
    different: boards.different.size,
    spectators,
    dropped: crowd.dropped,
    verified: verified.trim(),
  };
}

const sentenceOf = ({ command, answer, atMs, answeredMs, found }: LostTap): string =>
  `${command.kind} ${command.id} of ${command.device} on ${command.route}, tapped at ${seconds(atMs)}, was answered ` +
  `${answer?.outcome} at ${seconds(answeredMs)}; the log says ${found ?? 'nothing'}`;

const seconds = (ms: number | null): string => (ms === null ? 'no time' : `${(ms / 1_000).toFixed(1)} s`);

function countedIn(
  { fault, from, to, silentSeconds, apartSeconds, failed }: Moment,
  taps: readonly Tap[],
  lost: readonly Tap[],
  doubled: readonly Tap[],
): Struck {
  const within = (some: readonly Tap[]) =>
    some.filter(({ atMs }) => atMs >= from - calmMs && atMs < to).length;
  const counts = { sent: within(taps), lost: within(lost), doubled: within(doubled) };
  return {
    name: fault.name,
    what: fault.what,
    ...counts,
    silentSeconds,
    apartSeconds,
    missed: [
      ...(failed === null ? [] : [failed]),
      ...(counts.lost > 0 ? [`${counts.lost} lost`] : []),
      ...(counts.doubled > 0 ? [`${counts.doubled} doubled`] : []),
    ],
    late: [
      ...(silentSeconds > fault.mostSeconds
        ? [`${silentSeconds.toFixed(1)} s without a confirmed write, at most ${fault.mostSeconds}`]
        : []),
      ...(apartSeconds > mostApartSeconds
        ? [`boards equal after ${apartSeconds.toFixed(1)} s, at most ${mostApartSeconds}`]
        : []),
    ],
  };
}
