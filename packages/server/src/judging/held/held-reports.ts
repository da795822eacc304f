import { type Attempt, heldReport, type ReportedResult } from '@topout/domain';
import { loggedStreams } from '../rebuild/logged-streams.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { LogRow } from '../log/log.queries.ts';
import { isAttemptKind } from '../log/command.ts';
import { commandFromLog } from '../log/command-from-log.ts';

/** Held commands by one judge on one device about one result. */
export interface ReadReport extends ReportedResult {
  /** In order; at least one. */
  readonly rows: readonly LogRow[];
}

/**
 * Combines the commands that belong together, oldest first.
 *
 * @param whole includes what the judges had seen before; otherwise only what they sent
 */
export async function readReports(
  db: Queries,
  competition: string,
  rows: readonly LogRow[],
  whole: boolean,
): Promise<ReadReport[]> {
  const groups = Map.groupBy(rows, ({ actor, device }) => `${actor?.uuid} ${device}`);
  const reports: ReadReport[] = [];
  for (const own of groups.values()) reports.push(await readReport(db, competition, own, whole));
  return reports;
}

/** What one judge meant, on top of what they saw according to the log. */
export async function readReport(
  db: Queries,
  competition: string,
  rows: readonly LogRow[],
  whole = true,
): Promise<ReadReport> {
  const before = whole ? await seenBefore(db, competition, rows[0]) : [];
  const commands = rows
    .map(commandFromLog)
    .flatMap(({ kind, attempts }) => (isAttemptKind(kind) ? [{ kind, attempts }] : []));
  return { rows, ...heldReport(before, commands) };
}

async function seenBefore(
  db: Queries,
  competition: string,
  first: LogRow | undefined,
): Promise<readonly Attempt[]> {
  const { entry, base, route } = first ?? {};
  if (!entry || !base || !route) return [];
  const [stream] = await loggedStreams(db, competition, entry, { route, version: base });
  return stream?.attempts ?? [];
}
