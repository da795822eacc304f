import { entryRights } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { CheckInRecord } from '../../entering/desk/change-check-in.ts';
import { undoCheckIn } from '../../entering/desk/undo-check-in.ts';
import { entriesFrom } from '../../entering/entries/find-entry.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { loggedCommand } from '../log/log.queries.ts';
import type { SettingsRecord } from '../../preparing/competitions/settings-record.ts';
import { isAttemptKind } from '../log/command.ts';
import type { DeletionRecord } from '../../entering/change/entry-record.ts';
import { type CautionRecord, undoCaution } from './undo-caution.ts';
import { type DecisionRecord, undoIncident } from './undo-incident.ts';
import { type TakeOverRecord, undoTakeOver } from './undo-take-over.ts';
import { boardOf, lockBoardsOf } from '../../competition/boards/lock-boards.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { restoreAttempts } from './restore-attempts.ts';
import { type ChangeRecord, restoreChange } from './restore-change.ts';
import { restoreEntry } from './restore-entry.ts';
import { restoreSettings } from './restore-settings.ts';
import type { Restored } from './restored.ts';
import { type MergeRecord, undoMerge } from './undo-merge.ts';

interface AuditRow {
  readonly id: string;
  readonly kind: string;
  readonly entry: string;
  readonly details: MergeRecord &
    DeletionRecord &
    ChangeRecord &
    SettingsRecord &
    CautionRecord &
    DecisionRecord &
    CheckInRecord &
    TakeOverRecord;
}

const statement = {
  name: 'corrections.audit',
  text: `select id, kind, entry_id as entry, details from audit
    where competition_id = $1 and id = $2 and kind in ('caution.given', 'caution.taken_back', 'competition.changed', 'check_in.changed', 'dispute.decided', 'entry.changed', 'entry.deleted', 'entry.merged', 'entry.taken_over')`,
};

/**
 * Undoes a record of the history: attempts changed or cleared, an entry changed, deleted, merged or taken
 * over, a change at the desk, a caution given or taken back, a decision about a technical incident, settings.
 *
 * @throws Refusal 403, 404 if the record does not exist, 409 if it can no longer be undone
 */
export async function restore(tx: Tx, db: Database, authority: Authority, record: string): Promise<Restored> {
  const { uuid: competition } = authority.competition;
  const command = await loggedCommand(tx, competition, record);
  if (command && isAttemptKind(command.kind)) return restoreAttempts(tx, db, authority, command);
  if (!entryRights(authority.actor, authority.rules).canModify) throw forbidden();
  const [row] = await tx.rows<AuditRow>(statement, [competition, record]);
  if (!row) throw notFound('change that can be undone');
  if (row.kind === 'competition.changed') return restoreSettings(tx, authority, row.details);
  if (row.kind === 'caution.given' || row.kind === 'caution.taken_back')
    return undoCaution(tx, authority, row.kind, row.details);
  if (row.kind === 'dispute.decided') return undoIncident(tx, authority, row.details);
  if (row.kind === 'entry.changed') return restoreChange(tx, authority, row.entry, row.details);
  if (row.kind === 'check_in.changed')
    return { entry: await undoCheckIn(tx, authority, row.details), categories: [], routes: [] };
  const restored = await restoreRecord(tx, db, authority, row);
  const details = { record, kind: row.kind, user: row.details.user };
  await auditOf(tx, authority, 'entry.restored', details, restored.entry ?? undefined);
  return restored;
}

async function restoreRecord(tx: Tx, db: Database, authority: Authority, row: AuditRow): Promise<Restored> {
  const { kind, id: record, entry, details } = row;
  await lockCompetition(tx, authority.competition.uuid);
  if (kind === 'entry.taken_over') return undoTakeOver(tx, authority, { record, entry, details });
  return kind === 'entry.merged' ? unmerged(tx, db, authority, row) : undeleted(tx, db, authority, row);
}

async function unmerged(tx: Tx, db: Database, authority: Authority, row: AuditRow): Promise<Restored> {
  const { id: record, entry: target, details } = row;
  const categories = await undoMerge(tx, db, authority, { record, target, details });
  return { entry: details.source, categories, routes: details.routes.map(({ route }) => route) };
}

/** With the entries of later stages, if those stages still exist. */
async function undeleted(tx: Tx, db: Database, authority: Authority, row: AuditRow): Promise<Restored> {
  const { uuid: competition } = authority.competition;
  const { later = [], ...record } = row.details;
  const chain = [{ ...record, entry: row.entry }, ...later];
  const boards = await lockBoardsOf(
    tx,
    competition,
    chain.map(({ category }) => category),
  );
  boardOf(boards, record.category);
  const [there] = await entriesFrom(tx, competition, row.entry);
  if (there) throw conflict('record.restored', 'Somebody has already undone this.');

  const categories: string[] = [];
  const routes = new Set<string>();
  for (const { entry, ...one } of chain) {
    const board = boards.find(({ category }) => category === one.category);
    if (!board) break;
    categories.push(board.category);
    for (const route of await restoreEntry(tx, db, authority, { entry, record: one, board }))
      routes.add(route);
  }
  return { entry: row.entry, categories, routes: [...routes] };
}
