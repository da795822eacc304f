import { canChooseWave, nextWave, waveFull, waveOpenTo } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { invalid, notFound, refusal } from '../../platform/errors.ts';
import { fillWaves } from './fill-waves.ts';
import { readWaveOf, readWaves, type WaveOf, type WaveRow } from './waves.queries.ts';

interface Choice {
  /** Profile uuid. */
  readonly user: string;
  /** Null = none. */
  readonly wave: string | null;
  /** By the person or their parent, who have to keep to the rules. */
  readonly own: boolean;
}

/**
 * Puts a person into a session; into a full one as the last of its waiting list. The caller locks the
 * competition, so that two people cannot both get the last place. (behaviour: entering#sessions)
 *
 * @throws Refusal 404 for people who are not entered, and unknown sessions; for people who choose for
 *   themselves also 400 for none, one of other categories, or a full one instead of a place, and 403 too late
 */
export async function chooseWave(tx: Tx, authority: Authority, { user, wave, own }: Choice): Promise<void> {
  const { uuid: competition } = authority.competition;
  const before = await readWaveOf(tx, competition, user);
  if (!before) throw notFound('competitor');
  const waves = await readWaves(tx, competition);
  const wanted = waves.find(({ uuid }) => uuid === wave) ?? null;
  if (wave !== null && !wanted) throw notFound('session');
  if (wave === before.wave) return;
  if (own) requireOwnChoice(authority, waves, before, wanted);
  await store(tx, competition, user, wanted);
  await fillWaves(tx, competition);
  if (own) return;
  const details = { user, before: before.wave, after: wave };
  await auditOf(tx, authority, 'wave.assigned', details, before.entry);
}

function requireOwnChoice(
  { phase }: Authority,
  waves: readonly WaveRow[],
  before: WaveOf,
  wanted: WaveRow | null,
): void {
  if (!wanted) throw waveMissing();
  const current = waves.find(({ uuid }) => uuid === before.wave);
  if (!waveOpenTo(wanted, before.categories)) throw wrong('wave.other_category', 'is for other categories');
  // Who only waits for a place has no time yet that could have begun.
  const held = current && !before.waits ? spanOf(current) : null;
  if (!canChooseWave(phase.nowMs, held, spanOf(wanted)))
    throw refusal(403, 'wave.fixed', 'It is too late to change the session. Please ask the organisers.');
  // A person with a place must not lose it by changing to a waiting list.
  if (current && !before.waits && waveFull(wanted)) throw wrong('wave.full', 'is full');
}

const wrong = (code: string, what: string) =>
  refusal(400, code, `This session ${what}.`, { wave: [`This session ${what}.`] });

const waveMissing = () => invalid('Choose a session.', { wave: ['Choose a session.'] });

const spanOf = ({ startsAt, endsAt }: WaveRow) => ({ startMs: startsAt.getTime(), endMs: endsAt.getTime() });

const write = {
  name: 'wave.choose',
  text: `
    update registration set wave_id = $3, wave_waits = $4,
      wave_since = case when $3::uuid is not null then clock_timestamp() end
    where competition_id = $1 and profile_id = $2`,
};

const store = (tx: Tx, competition: string, user: string, wanted: WaveRow | null): Promise<unknown> =>
  tx.rows(write, [competition, user, wanted?.uuid ?? null, wanted !== null && waveFull(wanted)]);

/**
 * The session of somebody who has just entered. People who enter themselves choose one if there is one for
 * them that has not ended.
 *
 * @throws Refusal as `chooseWave`
 */
export async function chooseAtEntry(
  tx: Tx,
  authority: Authority,
  { user, wave, own }: Omit<Choice, 'wave'> & { readonly wave: string | undefined },
): Promise<void> {
  const { uuid: competition, waves } = authority.competition;
  if (wave !== undefined) return chooseWave(tx, authority, { user, wave, own });
  if (!own || waves.size === 0) return;
  const categories = (await readWaveOf(tx, competition, user))?.categories ?? [];
  const open = (one: WaveRow) =>
    waveOpenTo(one, categories) && canChooseWave(authority.phase.nowMs, null, spanOf(one));
  if ((await readWaves(tx, competition)).some(open)) throw waveMissing();
}

/**
 * Puts somebody who changed their own category and is in no session into the first one for the new category, one
 * with a place before others: nobody gains time by changing. The caller locks the competition.
 */
export async function keepInWave(tx: Tx, { competition, phase }: Authority, user: string): Promise<void> {
  const { uuid } = competition;
  const before = await readWaveOf(tx, uuid, user);
  if (!before || before.wave !== null) return;
  const ahead = (await readWaves(tx, uuid)).filter((wave) => canChooseWave(phase.nowMs, null, spanOf(wave)));
  const next = nextWave(ahead, before.categories);
  if (next) await store(tx, uuid, user, next);
}
