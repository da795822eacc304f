import { randomInt } from 'node:crypto';
import type { RaffleBody, RaffleDrawBody } from '@topout/contract';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { readPool, readPrizes, readRaffleRules } from './raffle.queries.ts';

const statements = {
  rules: `
    insert into raffle (competition_id, drawn_from, least, version) values ($1, $2, $3, 1)
    on conflict (competition_id) do update set drawn_from = excluded.drawn_from, least = excluded.least,
      version = raffle.version + 1
    returning version`,
  removePrizes: `
    delete from raffle_prize p where competition_id = $1 and id <> all ($2::uuid[])
      and not exists (select from raffle_draw d where d.competition_id = $1 and d.prize_id = p.id)`,
  prizes: `
    insert into raffle_prize (competition_id, id, position, name)
    select $1, p.id, p.place - 1, p.name from unnest($2::uuid[], $3::text[]) with ordinality as p (id, name, place)
    on conflict (competition_id, id) do update set position = excluded.position, name = excluded.name`,
  known: 'select prize_id as prize from raffle_draw where competition_id = $1 and id = $2',
  draw: `
    insert into raffle_draw (competition_id, id, prize_id, profile_id, drawn_by, among)
    values ($1, $2, $3, $4, $5, $6)`,
  absent: `
    update raffle_draw set absent_at = case when $3 then coalesce(absent_at, now()) end
    where competition_id = $1 and id = $2 returning profile_id as user`,
};

const run = <T>(tx: Tx, name: keyof typeof statements, values: readonly unknown[]) =>
  tx.rows<T>({ name: `raffle.change_${name}`, text: statements[name] }, values);

/**
 * Sets who is in the raffle, and the prizes in their order. The caller locks the competition.
 *
 * @param seen the version that the caller saw; undefined = not given
 * @throws Refusal 400 for a prize named twice; 409 for leaving out one that somebody was drawn for, and
 * `setup.changed` if somebody else has changed it since
 */
export async function setRaffle(
  tx: Tx,
  authority: Authority,
  { drawnFrom, least, prizes }: RaffleBody,
  seen: number | undefined,
): Promise<void> {
  const competition = authority.competition.uuid;
  const ids = prizes.map(({ uuid }) => uuid);
  if (new Set(ids).size < ids.length) throw invalid('A prize is there twice.', { prizes: ['Twice'] });
  const [raised] = await run<{ version: number }>(tx, 'rules', [competition, drawnFrom, least]);
  if (seen !== undefined && seen + 1 !== raised?.version) {
    throw conflict(
      'setup.changed',
      'Somebody else changed this in the meantime. Look at the current version, then save again.',
    );
  }
  await run(tx, 'removePrizes', [competition, ids]);
  await run(tx, 'prizes', [competition, ids, prizes.map(({ name }) => name.trim())]);
  if ((await readPrizes(tx, competition)).length > ids.length)
    throw conflict('raffle.drawn', 'Somebody was drawn for a prize that would go.');
  await auditOf(tx, authority, 'raffle.changed', { drawnFrom, least, prizes: prizes.length });
}

/**
 * Draws a winner for a prize: everybody who is in it is as likely. A press that is sent again draws nobody else.
 * The caller locks the competition.
 *
 * @throws Refusal 404 for an unknown prize; 409 if it has a winner, or nobody is left
 */
export async function drawWinner(
  tx: Tx,
  authority: Authority,
  { uuid, prize }: RaffleDrawBody,
): Promise<void> {
  const competition = authority.competition.uuid;
  const [known] = await run<{ prize: string }>(tx, 'known', [competition, uuid]);
  if (known?.prize === prize) return;
  if (known) throw conflict('raffle.pressed', 'This press has drawn for another prize.');
  const named = (await readPrizes(tx, competition)).find((one) => one.uuid === prize);
  if (!named) throw notFound('prize');
  const pool = await readPool(tx, competition, await readRaffleRules(tx, competition));
  const winner = pool[pool.length > 0 ? randomInt(pool.length) : 0];
  if (!winner) throw conflict('raffle.empty', 'Nobody is left to be drawn.');
  const values = [competition, uuid, prize, winner.user, authority.actor.profile, pool.length];
  await run(tx, 'draw', values).catch(orDrawn);
  const details = { user: winner.user, prize: named.name, among: pool.length };
  await auditOf(tx, authority, 'raffle.drawn', details);
}

/**
 * Says that somebody drawn was not there, or was after all. The draw stays; the prize can be drawn again. The caller
 * locks the competition.
 *
 * @throws Refusal 404; 409 if somebody else has won the prize since
 */
export async function setAbsent(tx: Tx, authority: Authority, draw: string, absent: boolean): Promise<void> {
  const competition = authority.competition.uuid;
  const [found] = await run<{ user: string | null }>(tx, 'absent', [competition, draw, absent]).catch(
    orDrawn,
  );
  if (!found) throw notFound('draw');
  await auditOf(tx, authority, 'raffle.absent', { user: found.user, absent });
}

const orDrawn = (error: unknown): never => {
  if (conflictOn(error, 'raffle_one_winner'))
    throw conflict('raffle.drawn', 'Somebody has just been drawn for this prize.');
  throw error;
};
