import type { Tx } from '../../../platform/db/database.ts';

interface Desk {
  readonly competition: string;
  /** Profile uuid of who stands there. */
  readonly by: string;
  readonly startsAt: Date;
  /** Profile uuids, in the order in which they came. */
  readonly came: readonly string[];
}

/** 18 GBP each. Now and then somebody has not come, not paid or not signed yet; of the young nobody's guardian has. */
const checkIn = {
  name: 'demo.desk',
  text: `
    update registration r set
      present_at = x.at, present_by = $2,
      paid_at = x.paid, paid_by = case when x.paid is not null then $2::uuid end,
      paid_minor = case when x.paid is not null then 1800 end,
      paid_currency = case when x.paid is not null then 'GBP' end,
      paid_how = case when x.paid is not null then case when x.place % 4 = 0 then 'CASH' else 'CARD' end end,
      waiver_at = x.signed, waiver_by = case when x.signed is not null then $2::uuid end,
      waiver_signer = case when x.signed is not null then 'SELF' end
    from (
      select profile, place, at,
        case when place % 9 <> 5 then at end as paid,
        case when place % 13 <> 7 and p.year_of_birth < extract(year from $3::timestamptz) - 18 then at end as signed
      from (
        select profile, place, $3::timestamptz - interval '30 seconds' * (100 - place % 100) as at
        from unnest($4::uuid[]) with ordinality as came (profile, place)
      ) times join profile p on p.id = profile
      where place % 12 <> 10
    ) x
    where r.competition_id = $1 and r.profile_id = x.profile`,
};

/** What the desk has recorded by the time of the demo. */
export async function insertJamDesk(tx: Tx, { competition, by, startsAt, came }: Desk): Promise<void> {
  await tx.rows(checkIn, [competition, by, startsAt, came]);
}
