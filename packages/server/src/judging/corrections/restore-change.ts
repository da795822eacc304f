import type { EntryPatch } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { changeEntry } from '../../entering/change/change-entry.ts';
import { findEntry } from '../../entering/entries/find-entry.ts';
import { shownNameOf } from '../../entering/entries/shown-name.ts';
import { conflict } from '../../platform/errors.ts';
import type { Restored } from './restored.ts';

type Fields = Required<EntryPatch>;

/** An entry before and after a change, from the history; includes names only if they changed. */
export interface ChangeRecord {
  readonly before: Partial<Fields>;
  readonly after: Partial<Fields>;
}

const names = [
  'category',
  'competitorNumber',
  'status',
  'firstName',
  'lastName',
  'handicapPercent',
  'handicapPoints',
  'nation',
] as const;

/**
 * Undoes a change to an entry: only what it changed. This is itself a change.
 *
 * @throws Refusal 404 if the entry is gone; 409 if any of it was changed again
 */
export async function restoreChange(
  tx: Tx,
  authority: Authority,
  id: string,
  { before, after }: ChangeRecord,
): Promise<Restored> {
  const { uuid: competition } = authority.competition;
  const entry = await findEntry(tx, competition, id);
  const now: Partial<Fields> = {
    category: entry.categoryId,
    competitorNumber: entry.competitorNumber,
    status: entry.status,
    handicapPercent: entry.handicapPercent,
    handicapPoints: entry.handicapPoints,
    nation: entry.nation,
    ...(await shownNameOf(tx, competition, entry.profileId)),
  };
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.some((name) => now[name] !== after[name])) {
    throw conflict('record.changed_since', 'Somebody has changed it again since.');
  }
  const patch: EntryPatch = Object.fromEntries(changed.map((name) => [name, before[name]]));
  return { entry: entry.id, ...(await changeEntry(tx, authority, entry, patch)) };
}
