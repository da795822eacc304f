import { isDeepStrictEqual } from 'node:util';
import { canManageSetup } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { changeCompetition } from '../../preparing/competitions/change-competition.ts';
import { namedIn, readSettings, type SettingsRecord } from '../../preparing/competitions/settings-record.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { changeSetup } from '../../preparing/setup/change-setup.ts';
import type { Restored } from './restored.ts';

/**
 * Restores a competition's settings from before a change: only what that changed. This is itself a change.
 *
 * @throws Refusal 403; 409 if any of them was set again since
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
    throw conflict('record.changed_since', 'Somebody has changed it again since.');
  return { entry: null, categories: await changeCompetition(tx, authority, before), routes: [] };
}
