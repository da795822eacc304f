import { type CheckIn, type CheckInField, checkInFields } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';
import { firstEntry } from '../entries/which-entry.ts';

/** A registration's check-in, and the first of its entries. */
export interface FoundCheckIn {
  /** Null for people who are not entered now. */
  readonly entry: string | null;
  readonly checkIn: CheckIn;
}

const readStatement = {
  name: 'desk.lock',
  text: `
    select check_in_of(r) as check_in, ${firstEntry('$1', '$2')} as entry
    from registration r where r.competition_id = $1 and r.profile_id = $2 for no key update`,
};

/** Reads it and holds it until the transaction ends: several desks change one registration in turn. */
export async function lockCheckIn(tx: Tx, competition: string, user: string): Promise<FoundCheckIn | null> {
  const [found] = await tx.rows<FoundCheckIn>(readStatement, [competition, user]);
  return found ?? null;
}

const writeStatement = {
  name: 'desk.write',
  text: `
    update registration set
      present_at = ($3::jsonb #>> '{present,at}')::timestamptz,
      present_by = ($3::jsonb #>> '{present,by}')::uuid,
      paid_at = ($3::jsonb #>> '{paid,at}')::timestamptz,
      paid_by = ($3::jsonb #>> '{paid,by}')::uuid,
      paid_minor = ($3::jsonb #>> '{paid,amount_minor}')::integer,
      paid_currency = $3::jsonb #>> '{paid,currency}',
      paid_how = $3::jsonb #>> '{paid,how}',
      waiver_at = ($3::jsonb #>> '{waiver,at}')::timestamptz,
      waiver_by = ($3::jsonb #>> '{waiver,by}')::uuid,
      waiver_signer = $3::jsonb #>> '{waiver,signer}',
      waiver_name = $3::jsonb #>> '{waiver,name}',
      bib_at = ($3::jsonb #>> '{bib,at}')::timestamptz,
      bib_by = ($3::jsonb #>> '{bib,by}')::uuid
    where competition_id = $1 and profile_id = $2`,
};

/** The caller has locked it. */
export const writeCheckIn = (tx: Tx, competition: string, user: string, checkIn: CheckIn): Promise<unknown> =>
  tx.rows(writeStatement, [competition, user, jsonOf(checkIn)]);

/** Some fields of a check-in, as the history keeps them. */
export type CheckInPart = Partial<CheckIn>;

export const partOf = (checkIn: CheckIn, fields: readonly CheckInField[]): CheckInPart =>
  Object.fromEntries(fields.map((field) => [field, checkIn[field]]));

/** The fields in which two differ. Fields that did not change are the same object. */
export const changedFields = (before: CheckIn, after: CheckIn): CheckInField[] =>
  checkInFields.filter((field) => before[field] !== after[field]);
