import type { Tx } from '../../platform/db/database.ts';
import type { BatchState } from './batch-state.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';
import { type Submission, withCommands } from './submission.ts';

/**
 * What a merge found and produced on one route: versions of the removed stream, and of the one it went into.
 */
export interface MergedRoute {
  readonly route: string;
  readonly source: number;
  readonly before: number;
  readonly after: number;
  /** The one it went into was empty. */
  readonly alone: boolean;
}

/** Whose entry became whose. */
interface Merged {
  /** Profile uuid of the person whose entry was removed. */
  readonly source: string;
  /** Profile uuid of the person whose entry remained. */
  readonly target: string;
  readonly routes: readonly MergedRoute[];
}

const statement = {
  name: 'scoring.merged',
  text: `
    select m.profile_id as source, m.target_profile_id as target, a.details -> 'routes' as routes
    from merged_entry m
    join audit a on a.competition_id = m.competition_id and a.id = m.audit_id
    where m.competition_id = $1 and m.profile_id = any($2::uuid[])`,
};

/**
 * Merges of people who are not entered because their entry was merged into another's. Only read if somebody
 * is missing.
 */
export async function mergedCompetitors(
  tx: Tx,
  { competition, entries }: BatchState,
  profiles: readonly string[],
): Promise<ReadonlyMap<string, Merged>> {
  const entered = new Set([...entries.values()].map(({ profile }) => profile));
  const missing = profiles.filter((profile) => !entered.has(profile));
  if (missing.length === 0) return new Map();
  const rows = await tx.rows<Merged>(statement, [competition.uuid, missing]);
  return new Map(rows.map((row) => [row.source, row]));
}

/**
 * The same submissions, redirected to the merged person: a judge's taps for an entry that has just been
 * merged belong to the entry it became. This loses nothing: commands that do not fit the merged stream are
 * held like any other.
 */
export const redirected = (
  submissions: readonly Submission[],
  merged: ReadonlyMap<string, Merged>,
): Submission[] =>
  submissions.map((submission) => withCommands(submission, (command) => redirect(command, merged)));

function redirect(command: ScoringCommand, merged: ReadonlyMap<string, Merged>): ScoringCommand {
  const found = command.competitor === null ? undefined : merged.get(command.competitor);
  if (!found) return command;
  const route = found.routes.find((one) => one.route === command.route);
  return { ...command, competitor: found.target, base: baseAfter(command, route) };
}

/** Matches no version. */
const noVersion = -1;

/**
 * A judge who saw the last version of the removed stream may add to the one it went into, and change it if
 * nothing else is in it. A version that the removed stream never had is the answer to an earlier command of
 * this kind.
 */
function baseAfter({ kind, base }: ScoringCommand, route: MergedRoute | undefined): number | null {
  const { source, after, alone } = route ?? { source: 0, after: 0, alone: true };
  if (isQueueKind(kind) || base === null || base > source) return base;
  const sawAll = base === source && (alone || kind === 'attempts.append' || kind === 'attempts.restart');
  return sawAll ? after : noVersion;
}
