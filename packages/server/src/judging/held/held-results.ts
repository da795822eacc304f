import type { HeldReport, HeldResult, SignedAttempt } from '@topout/contract';
import { type Attempt, type HeldChoice, heldChoices } from '@topout/domain';
import { actorIn } from '../../competition/authority/actor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { LogRow } from '../log/log.queries.ts';
import { foresee } from '../commands/batch.ts';
import { type BatchState, checkpoint, streamKey } from '../decide/batch-state.ts';
import { commandFromLog } from '../log/command-from-log.ts';
import { streamOf } from '../decide/decide-attempts.ts';
import { enteredAs, judged } from '../decide/decide-command.ts';
import { maySettle } from '../decide/decide-resolution.ts';
import { writing } from '../decide/decide-settlement.ts';
import { type ReadReport, readReports } from './held-reports.ts';
import { heldSentence } from '../log/held-sentence.ts';
import { commandsOf } from '../decide/submission.ts';

interface Asked {
  readonly db: Database;
  readonly competition: string;
  /** Profile uuid of the viewer. */
  readonly by: string;
  /** Whether they may see what others logged on a route. */
  readonly maySee: (route: string) => boolean;
}

/**
 * Held commands as results: one for each competitor and route, with the caller's options. The counting
 * result, and what a judge saw of it, only for callers who may see the route, because a command can name any
 * route.
 */
export async function heldResults(tx: Tx, asked: Asked, rows: readonly LogRow[]): Promise<HeldResult[]> {
  const { db, competition } = asked;
  const commands = rows.map(commandFromLog);
  const foreseen = await foresee(tx, {
    db,
    competition,
    submissions: [{ kind: 'commands', mode: 'hold', commands }],
  });
  // A person merged since counts as the one they became.
  const climbers = foreseen.submissions.flatMap(commandsOf).map(({ competitor }) => competitor);
  const keyed = rows.map((row, index) => ({ row, competitor: climbers[index] ?? row.competitor }));
  const lines = Map.groupBy(keyed, ({ row, competitor }) => streamKey(competitor ?? '', row.route));
  const results: HeldResult[] = [];
  for (const line of lines.values()) {
    const [first] = line;
    if (!first) continue;
    const reports = await readReports(
      tx,
      competition,
      line.map(({ row }) => row),
      asked.maySee(first.row.route),
    );
    results.push(result(foreseen.state, asked, first, reports));
  }
  return named(tx, results);
}

function result(
  state: BatchState,
  { by, maySee }: Asked,
  { row, competitor }: { readonly row: LogRow; readonly competitor: string | null },
  reports: readonly ReadReport[],
): HeldResult {
  const about = { ...commandFromLog(row), competitor };
  const entry = enteredAs(state, about);
  const stands = entry ? streamOf(state, entry, row.route) : { version: 0, attempts: [] };
  return {
    route: row.route,
    competitor,
    competitorName: maySee(row.route) ? row.competitorName : null,
    entry: entry?.uuid ?? null,
    version: stands.version,
    attempts: maySee(row.route) ? stands.attempts.map((attempt) => shown(attempt, competitor ?? '')) : null,
    reports: reports.map((report) => presented(state, by, { report, competitor, stands })),
  };
}

interface About {
  readonly report: ReadReport;
  readonly competitor: string | null;
  readonly stands: { readonly version: number; readonly attempts: readonly Attempt[] };
}

function presented(state: BatchState, by: string, about: About): HeldReport {
  const { rows, attempts } = about.report;
  const [first] = rows;
  if (!first) throw new Error('A report without a command');
  return {
    judge: first.actor,
    commands: rows.map(({ id }) => id),
    receivedAt: first.receivedAt.toISOString(),
    reason: heldSentence(first.reason ?? '', state.competition, first.route),
    attempts: attempts.map(({ judge: _judge, ...attempt }) => attempt),
    choices: heldChoices.filter((take) => isOpen(state, by, about, take)),
  };
}

function isOpen(
  state: BatchState,
  by: string,
  { report, competitor, stands }: About,
  take: HeldChoice,
): boolean {
  const actor = actorIn(state.competition, by);
  const action = take === 'STANDING' ? 'DISCARD' : 'APPLY';
  const may = report.rows.every((row) =>
    maySettle(actor, { command: commandFromLog(row), by, action, reason: row.reason ?? '' }),
  );
  if (!may || take === 'STANDING') return may;
  const attempts = take === 'HELD' ? report.attempts : report.added;
  // After an empty result, both choices equal the held one.
  if (!attempts || (take === 'BOTH' && (attempts.length === 0 || stands.attempts.length === 0))) return false;
  const [last] = report.rows.slice(-1);
  if (!last) return false;
  // A restart never replaces the attempt before it.
  if (take === 'HELD' && last.kind === 'attempts.restart' && stands.attempts.length > 0) return false;
  const back = checkpoint(state);
  const command = { ...commandFromLog(last), competitor };
  const verdict = judged(state, actor, writing({ take, attempts, version: stands.version }, command));
  back();
  return verdict.outcome === 'APPLIED' && verdict.changed !== null;
}

const shown = (attempt: Attempt, user: string): SignedAttempt => ({
  ...attempt,
  judge: attempt.judge === null ? null : { uuid: attempt.judge, name: '' },
  user,
});

/** With the names of the counting result's judges. */
async function named({ kysely }: Tx, results: readonly HeldResult[]): Promise<HeldResult[]> {
  const judges = [
    ...new Set(results.flatMap(({ attempts }) => (attempts ?? []).map(({ judge }) => judge?.uuid ?? ''))),
  ];
  const people = judges.length
    ? await kysely
        .selectFrom('profile')
        .select(['id', 'firstName', 'lastName'])
        .where('id', 'in', judges.filter(Boolean))
        .execute()
    : [];
  const names = new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`.trim()]));
  return results.map((one) => ({
    ...one,
    attempts:
      one.attempts?.map((attempt) => ({
        ...attempt,
        judge: attempt.judge && { ...attempt.judge, name: names.get(attempt.judge.uuid) ?? '' },
      })) ?? null,
  }));
}
