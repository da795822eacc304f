import { isDeepStrictEqual } from 'node:util';
import { canManageSetup } from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import { changeCompetition } from '../competitions/change/change-competition.ts';
import { namedIn, readSettings, type SettingsRecord } from '../competitions/change/settings-record.ts';
import type { Tx } from '../db/database.ts';
import { conflict, forbidden, notFound } from '../errors.ts';
import { changeSetup } from '../setup/change-setup.ts';
import type { Restored } from './restored.ts';

/**
 * Sets a competition to what it was before a change: what that changed, and nothing else. It is a change of its own.
 *
 * @throws Refusal 403; 409 where one of it was set again since
 */
export async function restoreSettings(
  tx: Tx,
  authority: Authority,
  { before, ...set }: SettingsRecord,
): Promise<Restored> {
  if (!canManageSetup(authority.actor)) throw forbidden();
  if (!before) throw notFound('change that can be undone');
  const { uuid } = authority.competition;
  await changeSetup(tx, uuid, undefined);
  if (!isDeepStrictEqual(namedIn(await readSettings(tx, uuid), set), set))
    throw conflict('record.changed_since', 'It was changed again since.');
  return { entry: null, categories: await changeCompetition(tx, authority, before), routes: [] };
}
