import type { Tx } from '../../platform/db/database.ts';
import { type MovedAnswers, moveAnswers, moveAnswersBack } from '../../entering/questions/move-answers.ts';
import { moveCheckIn } from '../../entering/desk/move-check-in.ts';
import { moveTeam } from '../../entering/teams/move-team.ts';
import type { CheckInField } from '@topout/domain';

/** What a merge carried from one person to the other, apart from results, places and numbers. */
export interface Carried {
  /** What the desk had recorded of the removed entry's person and not of the other. */
  readonly checkedIn?: readonly CheckInField[];
  /** The place in a team moved, too. */
  readonly inTeam?: boolean;
  /** Uuid of the draw of the raffle that is now the other's. */
  readonly draw?: string;
  readonly answers?: MovedAnswers;
  /** Which handicaps the other had not. */
  readonly handicaps?: readonly ('PERCENT' | 'POINTS')[];
  /** Whom they climb for; the other had not said so. */
  readonly nation?: string;
  /** They had declined a stage, and the other had not. */
  readonly declined?: boolean;
}

interface Carry {
  /** Profile uuids. */
  readonly from: string;
  readonly to: string;
}

const statements = {
  won: `
    update raffle_draw set profile_id = $3 where competition_id = $1 and profile_id = $2
      and not exists (select from raffle_draw where competition_id = $1 and profile_id = $3)
    returning id as draw`,
  handicaps: `
    update registration t set handicap_percent = coalesce(t.handicap_percent, f.handicap_percent),
      handicap_points = coalesce(t.handicap_points, f.handicap_points)
    from registration f join registration was on was.competition_id = f.competition_id
    where t.competition_id = $1 and t.profile_id = $3 and f.competition_id = $1 and f.profile_id = $2
      and was.profile_id = $3
      and (was.handicap_percent is null and f.handicap_percent is not null
        or was.handicap_points is null and f.handicap_points is not null)
    returning array_remove(array[
      case when was.handicap_percent is null and f.handicap_percent is not null then 'PERCENT' end,
      case when was.handicap_points is null and f.handicap_points is not null then 'POINTS' end], null) as handicaps`,
  declined: `
    update registration t set declined_at = f.declined_at, declined_by = f.declined_by, declined_stage = f.declined_stage
    from registration f
    where t.competition_id = $1 and t.profile_id = $3 and f.competition_id = $1 and f.profile_id = $2
      and f.declined_stage is not null and t.declined_stage is null
    returning true as declined`,
  nation: `
    update registration t set nation = f.nation
    from registration f
    where t.competition_id = $1 and t.profile_id = $3 and f.competition_id = $1 and f.profile_id = $2
      and t.nation is null and f.nation is not null
    returning t.nation`,
  wonBack: `
    update raffle_draw set profile_id = $3 where competition_id = $1 and profile_id = $2 and id = $4
      and not exists (select from raffle_draw where competition_id = $1 and profile_id = $3)`,
  /* What somebody has changed since stays. */
  handicapsBack: `
    update registration t set
      handicap_percent = case when 'PERCENT' = any($4::text[]) then nullif(t.handicap_percent, f.handicap_percent)
        else t.handicap_percent end,
      handicap_points = case when 'POINTS' = any($4::text[]) then nullif(t.handicap_points, f.handicap_points)
        else t.handicap_points end
    from registration f
    where t.competition_id = $1 and t.profile_id = $2 and f.competition_id = $1 and f.profile_id = $3`,
  nationBack: `
    update registration set nation = nullif(nation, $4) where competition_id = $1 and profile_id = $2`,
  declinedBack: `
    update registration t set declined_at = null, declined_by = null, declined_stage = null
    from registration f
    where t.competition_id = $1 and t.profile_id = $2 and f.competition_id = $1 and f.profile_id = $3
      and t.declined_at = f.declined_at`,
};

const run = <T>(tx: Tx, name: keyof typeof statements, values: readonly unknown[]) =>
  tx.rows<T>({ name: `merge.carry_${name}`, text: statements[name] }, values);

/**
 * Gives the other person of a merge what belongs to the person and not to the entry, as far as they have none
 * of it themselves. Both are registered; the caller locks the competition and the boards.
 *
 * @returns what moved, so that it can be given back
 */
export async function carryPerson(tx: Tx, competition: string, { from, to }: Carry): Promise<Carried> {
  const values = [competition, from, to];
  const checkedIn = await moveCheckIn(tx, competition, { from, to });
  const inTeam = await moveTeam(tx, competition, { from, to });
  const answers = await moveAnswers(tx, competition, { from, to });
  const [won] = await run<Pick<Carried, 'draw'>>(tx, 'won', values);
  const [handicapped] = await run<Pick<Carried, 'handicaps'>>(tx, 'handicaps', values);
  const [declined] = await run<Pick<Carried, 'declined'>>(tx, 'declined', values);
  const [represented] = await run<Pick<Carried, 'nation'>>(tx, 'nation', values);
  return {
    ...(checkedIn.length > 0 && { checkedIn }),
    ...(inTeam && { inTeam }),
    ...(answers.answers.length + answers.agreements.length > 0 && { answers }),
    ...won,
    ...handicapped,
    ...represented,
    ...declined,
  };
}

interface Back extends Carry {
  /** Uuid of the merge's record in the history. */
  readonly record: string;
}

/** Gives back what a merge carried, from the person who has it by now. */
export async function carryBack(
  tx: Tx,
  competition: string,
  { from, to, record }: Back,
  { checkedIn, inTeam, answers, draw, handicaps, nation, declined }: Carried,
): Promise<void> {
  const values = [competition, from, to];
  if (checkedIn) await moveCheckIn(tx, competition, { from, to, fields: checkedIn });
  if (inTeam) await moveTeam(tx, competition, { from, to });
  if (answers) await moveAnswersBack(tx, competition, { from, to, moved: answers, record });
  if (draw) await run(tx, 'wonBack', [...values, draw]);
  if (handicaps) await run(tx, 'handicapsBack', [...values, handicaps]);
  if (nation) await run(tx, 'nationBack', [competition, from, nation]);
  if (declined) await run(tx, 'declinedBack', values);
}
