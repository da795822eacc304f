import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';
import { commandsOf, type Submission } from '../decide/submission.ts';
import type { Kept } from './acknowledged.ts';
import { readVersions, type Versions } from './versions.queries.ts';

/** How often a node looks whether the others have put theirs again, and how long it waits for the next. */
const lookMs = 200;
const patienceMs = 10_000;

/** A request that could not be put again. */
export interface NotTaken {
  readonly competition: string;
  /** Of its commands. */
  readonly ids: readonly string[];
  readonly error: unknown;
}

/**
 * Puts to the log again what was lost, in the order in which it was confirmed. Each node does this with what it
 * had confirmed itself: what builds on another node's waits until that is there.
 *
 * @param submit resolves once a request is in the log; takes requests in the order in which it is called
 * @returns the requests that the log did not take, each with the reason
 */
export async function putAgain(
  db: Database,
  lost: readonly Kept[],
  submit: (competition: string, submission: Submission) => Promise<unknown>,
): Promise<readonly NotTaken[]> {
  const notTaken: NotTaken[] = [];
  let waiting = lost;
  for (let lastMs = performance.now(); waiting.length > 0;) {
    const patient = performance.now() - lastMs < patienceMs;
    // A database that has just come may still be away.
    const ready = new Set(patient ? await readyOf(db, waiting).catch(() => []) : waiting);
    await Promise.all(
      waiting.map(async (kept) => {
        if (!ready.has(kept)) return;
        const { competition, submission } = kept;
        const ids = commandsOf(submission).map(({ id }) => id);
        await submit(competition, submission).catch((error: unknown) =>
          notTaken.push({ competition, ids, error }),
        );
      }),
    );
    if (ready.size > 0) lastMs = performance.now();
    waiting = waiting.filter((kept) => !ready.has(kept));
    if (waiting.length > 0) await sleep(lookMs);
  }
  return notTaken;
}

/** Those of them that build on nothing that is missing. */
async function readyOf(db: Database, waiting: readonly Kept[]): Promise<Kept[]> {
  const ready: Kept[] = [];
  for (const [competition, all] of Map.groupBy(waiting, (kept) => kept.competition)) {
    const commands = all.flatMap(({ submission }) => commandsOf(submission));
    const versions = await readVersions(db, competition, commands);
    ready.push(...all.filter((kept) => isReady(kept, versions)));
  }
  return ready;
}

/** Whether a request builds on these versions, or older ones. If so, they become what it makes of them. */
function isReady({ submission, versions: answered }: Kept, versions: Versions): boolean {
  const changes = commandsOf(submission).map((command, index) => ({
    key: subjectOf(command),
    on: versionBefore(command, answered[index] ?? null),
    to: answered[index] ?? 0,
  }));
  const next = new Map<string, number>();
  for (const { key, on, to } of changes) {
    const version = next.get(key) ?? versions.get(key) ?? 0;
    if (version < on) return false;
    next.set(key, Math.max(version, to));
  }
  for (const [key, version] of next) versions.set(key, version);
  return true;
}

/** What a command changes: a queue, or somebody's result on a route. */
const subjectOf = ({ kind, route, competitor }: ScoringCommand): string =>
  isQueueKind(kind) ? route : `${route} ${competitor}`;

/**
 * The version that a command was decided on: what the judge saw of a result, the one before the answer's of a queue. Of a
 * result nobody brings more than the answer had: a judge who had seen more was held.
 */
const versionBefore = ({ kind, base }: ScoringCommand, answered: number | null): number =>
  isQueueKind(kind) ? (answered ?? 1) - 1 : Math.min(base ?? 0, answered ?? 0);
