import type { EntryPatch } from '@topout/contract';
import type { Authority } from '../authority/authority.ts';
import type { Tx } from '../db/database.ts';
import { changeEntry } from '../entries/change/change-entry.ts';
import { findEntry } from '../entries/find-entry.ts';
import { shownNameOf } from '../entries/shown-name.ts';
import { conflict } from '../errors.ts';
import type { Restored } from './restored.ts';

type Fields = Required<EntryPatch>;

/** What an entry was and became, as the history has it; names stand there only where they changed. */
export interface ChangeRecord {
  readonly before: Partial<Fields>;
  readonly after: Partial<Fields>;
}

const names = ['category', 'competitorNumber', 'status', 'firstName', 'lastName'] as const;

/**
 * Takes a change of an entry back: what it changed, and nothing else. That is a change of its own.
 *
 * @throws Refusal 404 where the entry is gone; 409 where one of it was changed again
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
    ...(await shownNameOf(tx, competition, entry.profileId)),
  };
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.some((name) => now[name] !== after[name])) {
    throw conflict('record.changed_since', 'It was changed again since.');
  }
  const patch: EntryPatch = Object.fromEntries(changed.map((name) => [name, before[name]]));
  return { entry: entry.id, ...(await changeEntry(tx, authority, entry, patch)) };
}
