import { type Attempt, decideWaiting, type Waiting } from '@topout/domain';
import type { Confirmation, Mark } from '../decide/batch-state.ts';
import { isAttemptKind, isQueueKind } from '../log/command.ts';
import type { LoggedChange } from './stored.queries.ts';

interface RebuiltStream {
  readonly version: number;
  /** The version at which its attempts last changed. */
  readonly climbed: number;
  readonly attempts: readonly Attempt[];
  readonly confirmed: Confirmation | null;
  readonly mark: Mark | null;
}

export interface Rebuilt {
  /** By `entry/route`. */
  readonly streams: ReadonlyMap<string, RebuiltStream>;
  /** By route. */
  readonly queues: ReadonlyMap<string, { readonly version: number; readonly waiting: readonly Waiting[] }>;
  /** Versions missing from the log. */
  readonly gaps: readonly string[];
}

/** The state that follows from the log. Each change builds on the previous version. */
export function rebuild(changes: readonly LoggedChange[]): Rebuilt {
  const streams = new Map<string, RebuiltStream>();
  const queues = new Map<string, { version: number; waiting: readonly Waiting[] }>();
  const gaps: string[] = [];
  const follows = (what: string, before: number, version: number) => {
    if (version !== before + 1) gaps.push(`${what}: the log goes from version ${before} to ${version}`);
  };

  for (const change of changes) {
    const { kind, route, entry, version, written } = change;
    if (isQueueKind(kind)) {
      const before = queues.get(route) ?? { version: 0, waiting: [] };
      follows(`queue of route ${route}`, before.version, version);
      const { competitor, call, queue } = change;
      const waiting = decideWaiting(kind, before.waiting, competitor, { queue: queue ?? [], call });
      queues.set(route, { version, waiting });
    } else {
      const key = `${entry}/${route}`;
      const before = streams.get(key) ?? { version: 0, climbed: 0, attempts: [], mark: null };
      follows(`entry ${entry} on route ${route}`, before.version, version);
      const kept = before.attempts.slice(0, written?.keep ?? 0);
      streams.set(key, {
        version,
        climbed: isAttemptKind(kind) ? version : before.climbed,
        attempts: [...kept, ...(written?.attempts ?? [])],
        confirmed: written?.confirmed ?? null,
        mark: written?.mark === undefined ? before.mark : written.mark,
      });
    }
  }
  return { streams, queues, gaps };
}
