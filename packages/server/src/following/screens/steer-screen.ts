import { mostScreens } from '@topout/domain';
import type { NewScreen, ScreenBody } from '@topout/contract';
import type { Tx } from '../../platform/db/database.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { conflict, notFound } from '../../platform/errors.ts';

const steerNamed = {
  name: 'screen.steer_named',
  text: `
    update screen s set
      categories = case when c.categories <> $2 then $2 else s.categories end,
      columns = case when c.columns is distinct from $3 then $3 else s.columns end,
      seconds = case when c.seconds <> $4 then $4 else s.seconds end,
      paused = case when c.paused <> $5 then $5 else s.paused end,
      message = case when c.message <> $6 then $6 else s.message end,
      shows = case when c.shows <> $9 then $9 else s.shows end,
      step = s.step + $7, reloads = s.reloads + $8, version = s.version + 1
    from screen c
    where c.competition_id = $1 and c.name = '' and s.competition_id = $1 and s.name <> '' and not s.overlay`,
};

const steerCommon = {
  name: 'screen.steer_common',
  text: `
    insert into screen as s (competition_id, categories, columns, seconds, paused, message, step, reloads, shows, version)
    values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, 'BOARDS'), 1)
    on conflict (competition_id, name) do update set categories = $2, columns = $3, seconds = $4, paused = $5,
      message = $6, shows = coalesce($9, s.shows), step = s.step + $7, reloads = s.reloads + $8, version = s.version + 1`,
};

/**
 * Steers all screens at once. Screens with an order of their own follow the change and keep the rest of their
 * order. Turns and reloads by two people at once add up.
 */
export async function steerAll(tx: Tx, competition: string, body: ScreenBody): Promise<void> {
  await lockCompetition(tx, competition);
  const values = [competition, ...valuesOf(body)];
  await tx.rows(steerNamed, values);
  await tx.rows(steerCommon, values);
}

const steer = {
  name: 'screen.steer',
  text: `
    update screen s set categories = $2, columns = $3, seconds = $4, paused = $5, message = $6,
      shows = coalesce($9, case when s.own then s.shows else c.shows end),
      own = s.own or (c.categories, c.columns, c.seconds, c.paused, c.message, c.shows) is distinct from
        ($2::uuid[], $3::smallint, $4::smallint, $5::boolean, $6::text, coalesce($9, c.shows)),
      step = s.step + $7, reloads = s.reloads + $8, version = s.version + 1,
      pages = coalesce($11::text[], s.pages), top_rows = coalesce($12, s.top_rows),
      climber = case when $11::text[] is null then s.climber else $13::uuid end,
      quiet_minutes = coalesce($14, s.quiet_minutes)
    from screen c
    where c.competition_id = $1 and c.name = '' and s.competition_id = $1 and s.name = $10
      and (s.overlay or $11::text[] is null) returning s.name`,
};

/**
 * Steers one screen and leaves the others as they are.
 *
 * @throws Refusal 404 for a name that does not exist, or one of the hall that is to have an overlay's pages
 */
export async function steerOne(tx: Tx, competition: string, name: string, body: ScreenBody): Promise<void> {
  await lockCompetition(tx, competition);
  const { pages, topRows, climber, quietMinutes } = body.overlay ?? {};
  const overlay = [pages ?? null, topRows ?? null, climber ?? null, quietMinutes ?? null];
  requireScreen(await tx.rows(steer, [competition, ...valuesOf(body), name, ...overlay]));
}

const valuesOf = ({ categories, columns, seconds, paused, message, shows, turn, reload }: ScreenBody) => [
  categories,
  columns,
  seconds,
  paused,
  message.trim(),
  turn ?? 0,
  reload ? 1 : 0,
  shows ?? null,
];

const begin = {
  name: 'screen.begin',
  text: 'insert into screen (competition_id) values ($1) on conflict do nothing',
};

const add = {
  name: 'screen.add',
  text: `
    insert into screen (competition_id, name, place, own, overlay)
    select $1, $2, min(free.place), $4, $4 from generate_series(1, $3::int) free (place)
    where not exists (select from screen where competition_id = $1 and place = free.place)
    having min(free.place) is not null returning name`,
};

const known = { name: 'screen.known', text: 'select from screen where competition_id = $1 and name = $2' };

/** Gives a screen a name, to steer it alone. @throws Refusal 409 if it is taken, or twenty have one */
export async function nameScreen(
  tx: Tx,
  competition: string,
  { name, overlay = false }: NewScreen,
): Promise<void> {
  await lockCompetition(tx, competition);
  await tx.rows(begin, [competition]);
  const taken = await tx.rows(known, [competition, name]);
  if (taken.length > 0) throw conflict('screen.taken', `There is a screen "${name}" already.`);
  const added = await tx.rows(add, [competition, name, mostScreens, overlay]);
  if (added.length === 0) throw conflict('screen.limit', `${mostScreens} screens can have a name.`);
}

const follow = {
  name: 'screen.follow',
  text: `
    update screen set own = false, version = version + 1 where competition_id = $1 and name = $2 and not overlay returning name`,
};

/** Lets a screen follow the common order again. @throws Refusal 404 for a name that does not exist */
export async function followAll(tx: Tx, competition: string, name: string): Promise<void> {
  requireScreen(await tx.rows(follow, [competition, name]));
}

const remove = {
  name: 'screen.remove',
  text: 'delete from screen where competition_id = $1 and name = $2 returning name',
};

/**
 * Removes a name; screens that still use it show what is common to all. @throws Refusal 404 for a name that
 * does not exist
 */
export async function removeScreen(tx: Tx, competition: string, name: string): Promise<void> {
  requireScreen(await tx.rows(remove, [competition, name]));
}

function requireScreen(found: readonly unknown[]): void {
  if (found.length === 0) throw notFound('screen');
}
