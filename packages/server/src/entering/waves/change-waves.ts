import type { NewWaveBody, WaveBody } from '@topout/contract';
import { spreadEvenly } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { addedBefore } from '../../competition/added-before.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import { conflict, invalid, notFound, refusal } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { fillWaves } from './fill-waves.ts';
import { readWaves, readWithoutWave } from './waves.queries.ts';

/** Adds a session. Sent again with its id, it is there once. The caller locks the competition. @throws Refusal as `changeWave` and `addedBefore` */
export async function createWave(
  tx: Tx,
  authority: Authority,
  { uuid: wave = newId(), ...body }: NewWaveBody,
): Promise<void> {
  const { uuid: competition } = authority.competition;
  if (await addedBefore(tx, 'wave', competition, { uuid: wave, name: body.name })) return;
  await tx.kysely
    .insertInto('wave')
    .values({ competitionId: competition, id: wave, ...columnsOf(authority, body) })
    .execute()
    .catch(refuseName);
  await storeCategories(tx, authority, wave, body.categories);
  await auditOf(tx, authority, 'wave.created', { wave, name: body.name });
}

/**
 * Changes a session. If it has more places, people on its waiting list move up; nobody loses a place. The
 * caller locks the competition.
 *
 * @throws Refusal 404; 400 for times outside the competition, a name twice or an unknown category
 */
export async function changeWave(tx: Tx, authority: Authority, wave: string, body: WaveBody): Promise<void> {
  const { uuid: competition } = authority.competition;
  await requireWave(tx, competition, wave);
  await tx.kysely
    .updateTable('wave')
    .set(columnsOf(authority, body))
    .where('competitionId', '=', competition)
    .where('id', '=', wave)
    .execute()
    .catch(refuseName);
  await storeCategories(tx, authority, wave, body.categories);
  await fillWaves(tx, competition);
  await auditOf(tx, authority, 'wave.changed', { wave, name: body.name });
}

/** Deletes a session that nobody is in. The caller locks the competition. @throws Refusal 404, 409 */
export async function deleteWave(tx: Tx, authority: Authority, wave: string): Promise<void> {
  const { uuid: competition } = authority.competition;
  const { name, taken, waiting } = await requireWave(tx, competition, wave);
  if (taken + waiting > 0)
    throw conflict('wave.has_people', `People are in ${name}. Put them into another session first.`);
  await tx.kysely
    .deleteFrom('wave')
    .where('competitionId', '=', competition)
    .where('id', '=', wave)
    .execute();
  await auditOf(tx, authority, 'wave.deleted', { wave, name });
}

const put = {
  name: 'wave.spread',
  text: `
    update registration r set wave_id = x.wave, wave_since = clock_timestamp()
    from jsonb_to_recordset($2) as x ("user" uuid, wave uuid)
    where r.competition_id = $1 and r.profile_id = x."user"`,
};

/**
 * Puts everybody who is in no session into one, evenly, as far as there are places. The caller locks the
 * competition.
 */
export async function spreadOverWaves(tx: Tx, authority: Authority): Promise<void> {
  const { uuid: competition } = authority.competition;
  const waves = await readWaves(tx, competition);
  const ahead = waves.filter(({ endsAt }) => endsAt.getTime() > authority.phase.nowMs);
  const chosen = spreadEvenly(await readWithoutWave(tx, competition), ahead);
  if (chosen.size === 0) return;
  const rows = [...chosen].map(([user, wave]) => ({ user, wave }));
  await tx.rows(put, [competition, JSON.stringify(rows)]);
  await auditOf(tx, authority, 'waves.spread', { people: chosen.size });
}

async function requireWave(tx: Tx, competition: string, wave: string) {
  const found = (await readWaves(tx, competition)).find(({ uuid }) => uuid === wave);
  if (!found) throw notFound('session');
  return found;
}

const minuteMs = 60_000;

/** @throws Refusal 400 */
function columnsOf({ phase }: Authority, { name, startTime, endTime, capacity }: WaveBody) {
  const [startsAt, endsAt] = [new Date(startTime), new Date(endTime)];
  if (startsAt >= endsAt) throw wrongTime('endTime', 'A session ends after it starts.');
  // Forms know minutes.
  if (startsAt.getTime() < phase.startMs - (phase.startMs % minuteMs))
    throw wrongTime('startTime', 'The competition has not started by then.');
  if (endsAt.getTime() > phase.endMs) throw wrongTime('endTime', 'The competition has ended by then.');
  return { name, startsAt, endsAt, capacity };
}

const wrongTime = (field: string, message: string) => invalid(message, { [field]: [message] });

function refuseName(error: unknown): never {
  if (!conflictOn(error, 'wave_name_once')) throw error;
  const message = 'Another session has this name.';
  throw refusal(400, 'wave.name_taken', message, { name: [message] });
}

async function storeCategories(
  tx: Tx,
  { competition: { uuid: competition, categories: known } }: Authority,
  wave: string,
  categories: readonly string[],
): Promise<void> {
  if (categories.some((category) => !known.some(({ uuid }) => uuid === category)))
    throw invalid('There is no such category.', { categories: ['Unknown category.'] });
  const mine = { competitionId: competition, waveId: wave };
  await tx.kysely
    .deleteFrom('waveCategory')
    .where('competitionId', '=', competition)
    .where('waveId', '=', wave)
    .execute();
  const rows = [...new Set(categories)].map((categoryId) => ({ ...mine, categoryId }));
  if (rows.length > 0) await tx.kysely.insertInto('waveCategory').values(rows).execute();
}
