import type { RaffleSource } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import { firstEntry } from '../../entering/entries/which-entry.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly fullNamePublic: boolean;
}

export interface StoredDraw extends Named {
  readonly uuid: string;
  readonly prize: string;
  /** Profile uuid; null = deleted since, without a name. */
  readonly user: string | null;
  readonly drawnAt: Date;
  readonly drawnBy: string | null;
  readonly among: number;
  readonly absent: boolean;
}

interface PoolPerson extends Named {
  readonly user: string;
  readonly category: string;
}

interface RaffleRules {
  readonly drawnFrom: RaffleSource;
  readonly least: number;
  /** 0 = nobody has set it up. */
  readonly version: number;
}

interface StoredPrize {
  readonly uuid: string;
  readonly name: string;
}

/**
 * Of `r` with its entry `e`: $2 and $3 say who is in the raffle. Whoever was drawn once is out of it, also for having been
 * absent.
 */
const inPool = `
    r.competition_id = $1 and e.status in ('ENTERED', 'RETIRED')
      and case when $2 = 'CHECKED_IN' then r.present_at is not null
        else $3 <= (select count(*) from entry mine
          join result s on s.competition_id = mine.competition_id and s.entry_id = mine.id and s.tries > 0
          where mine.competition_id = $1 and mine.profile_id = r.profile_id) end
      and not exists (select from raffle_draw d where d.competition_id = $1 and d.profile_id = r.profile_id)`;
const itsEntry = `e.competition_id = r.competition_id and e.id = ${firstEntry('r.competition_id', 'r.profile_id')}`;

const statements = {
  number: 'select version + changes as number from raffle where competition_id = $1',
  rules: 'select drawn_from, least, version from raffle where competition_id = $1',
  prizes: 'select id as uuid, name from raffle_prize where competition_id = $1 order by position, id',
  draws: `
    select d.id as uuid, d.prize_id as prize, d.profile_id as user, coalesce(x.first_name, p.first_name, '') as first_name,
      coalesce(x.last_name, p.last_name, '') as last_name, p.year_of_birth, coalesce(p.full_name_public, false) as full_name_public,
      d.drawn_at, trim(o.first_name || ' ' || o.last_name) as drawn_by, d.among, d.absent_at is not null as absent
    from raffle_draw d
    left join profile p on p.id = d.profile_id
    left join registration x on x.competition_id = d.competition_id and x.profile_id = d.profile_id
    left join profile o on o.id = d.drawn_by
    where d.competition_id = $1 order by d.drawn_at, d.id`,
  left: `select count(*)::int as left from registration r join entry e on ${itsEntry} where ${inPool}`,
  pool: `
    select x.id as user, x.first_name, x.last_name, x.year_of_birth, x.full_name_public, k.name as category
    from registration r
    join entrant x on x.competition_id = r.competition_id and x.id = r.profile_id
    join entry e on ${itsEntry}
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    where ${inPool}
    order by lower(x.last_name), lower(x.first_name), x.id`,
};

const rulesStatement = { name: 'raffle.rules', text: statements.rules };

/** Who is in the raffle; as it begins where nobody has said anything. */
export const readRaffleRules = async (db: Queries, competition: string): Promise<RaffleRules> =>
  (await firstRow<RaffleRules>(db, rulesStatement, [competition])) ?? {
    drawnFrom: 'RESULTS',
    least: 1,
    version: 0,
  };

const numberStatement = { name: 'raffle.number', text: statements.number };

/** Higher with every change and every draw; 0 = nobody has set it up. */
export const readRaffleNumber = async (db: Queries, competition: string): Promise<number> =>
  (await firstRow<{ number: number }>(db, numberStatement, [competition]))?.number ?? 0;

/** In the order in which they are drawn. */
export const readPrizes = (db: Queries, competition: string): Promise<StoredPrize[]> =>
  db.rows<StoredPrize>({ name: 'raffle.prizes', text: statements.prizes }, [competition]);

/** Every draw there was, in order. */
export const readDraws = (db: Queries, competition: string): Promise<StoredDraw[]> =>
  db.rows<StoredDraw>({ name: 'raffle.draws', text: statements.draws }, [competition]);

/** Everybody who can still be drawn, by last name. */
export const readPool = (
  db: Queries,
  competition: string,
  { drawnFrom, least }: Pick<RaffleRules, 'drawnFrom' | 'least'>,
): Promise<PoolPerson[]> =>
  db.rows<PoolPerson>({ name: 'raffle.pool', text: statements.pool }, [competition, drawnFrom, least]);

/** How many can still be drawn. */
export const countPool = async (
  db: Queries,
  competition: string,
  { drawnFrom, least }: Pick<RaffleRules, 'drawnFrom' | 'least'>,
): Promise<number> =>
  (
    await firstRow<{ left: number }>(db, { name: 'raffle.left', text: statements.left }, [
      competition,
      drawnFrom,
      least,
    ])
  )?.left ?? 0;
