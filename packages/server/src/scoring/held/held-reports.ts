import { type Attempt, heldReport, type ReportedResult } from '@topout/domain';
import { loggedStreams } from '../../corrections/logged-streams.ts';
import type { Queries } from '../../db/database.ts';
import type { LogRow } from '../../history/log.queries.ts';
import { isQueueKind } from '../commands/command.ts';
import { commandFromLog } from '../commands/command-from-log.ts';

/** Held commands of one judge and one device about one result. */
export interface ReadReport extends ReportedResult {
  /** In order; one at least. */
  readonly rows: readonly LogRow[];
}

/**
 * Puts together what belongs together, the oldest first.
 *
 * @param whole with what the judges had seen before; otherwise only what they sent
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

/** What one judge meant, on top of what the log says that they saw. */
export async function readReport(
  db: Queries,
  competition: string,
  rows: readonly LogRow[],
  whole = true,
): Promise<ReadReport> {
  const before = whole ? await seenBefore(db, competition, rows[0]) : [];
  const commands = rows
    .map(commandFromLog)
    .flatMap(({ kind, attempts }) => (isQueueKind(kind) ? [] : [{ kind, attempts }]));
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
