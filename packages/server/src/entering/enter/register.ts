import type { Tx } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';

/** A participant in a competition, in any stage. */
export interface Registration {
  /** Uuid. */
  readonly profile: string;
  readonly competitorNumber?: string | null;
  /** Their place on the waiting list, if organisers set it. */
  readonly waitingPlace?: number | null;
  /** By their own or their parent's act. */
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
 * Registers people who have no entry yet. The fact that they once entered by themselves outlives their
 * entries: it determines what organisers may do about them.
 *
 * @throws Error `number_once` if a number is taken, `registration_profile_id_fkey` if the person does not
 * exist
 */
export const register = (tx: Tx, competition: string, people: readonly Registration[]): Promise<unknown> =>
  tx.rows(statement, [competition, jsonOf(people)]);
