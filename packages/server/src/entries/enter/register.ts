import type { Tx } from '../../db/database.ts';
import { jsonOf } from '../../db/names.ts';

/** Somebody who takes part in a competition, whatever the stage. */
export interface Registration {
  /** Uuid. */
  readonly profile: string;
  readonly competitorNumber?: string | null;
  /** Where they stand on the waiting list, if organisers put them there. */
  readonly waitingPlace?: number | null;
  /** By an act of their own, or of their parent. */
  readonly agreed?: boolean;
}

const statement = {
  name: 'registration.put',
  text: `
    insert into registration (competition_id, profile_id, competitor_number, waiting_place, agreed_at)
    select $1, profile, competitor_number, waiting_place, case when agreed then now() end
    from jsonb_to_recordset($2) as x (profile uuid, competitor_number text, waiting_place integer, agreed boolean)
    on conflict (competition_id, profile_id) do update set
      competitor_number = excluded.competitor_number, waiting_place = excluded.waiting_place,
      agreed_at = coalesce(excluded.agreed_at, registration.agreed_at)`,
};

/**
 * Registers people who have no entry yet. That they once came by themselves outlives their entries: what organisers may do
 * about a person follows from it.
 *
 * @throws Error `number_once` where a number is taken, `registration_profile_id_fkey` where there is no such person
 */
export const register = (tx: Tx, competition: string, people: readonly Registration[]): Promise<unknown> =>
  tx.rows(statement, [competition, jsonOf(people)]);
