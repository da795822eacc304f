import type { EntryBody } from '@topout/contract';
import { type BirthYears, entryRights, normaliseCompetitorNumber } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { writeAudit } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { alreadyExists, numberTaken, requireAge, tableRefusal, unknownCategory } from './entry-refusals.ts';
import { requireMayEnter } from './may-enter.ts';
import { register } from './register.ts';
import { storeAnswers } from '../questions/store-answers.ts';
import { backInTeam } from '../teams/back-in-team.ts';
import { chooseAtEntry } from '../waves/choose-wave.ts';

export interface Entered {
  readonly entry: string;
  readonly category: string;
}

const room = {
  name: 'entry.room',
  text: `
    select
      exists (select from entry where competition_id = $1 and profile_id = $3) as exists,
      exists (select from registration where competition_id = $1 and competitor_number = $4) as number_taken,
      (select k.capacity is not null and k.capacity <= (select count(*) from entry e
          where e.competition_id = $1 and e.category_id = $2 and e.status <> 'WAITING')
        from category k where k.competition_id = $1 and k.id = $2) as full,
      (select year_of_birth from profile where id = $3) as year_of_birth,
      (select json_build_object('born_from', born_from, 'born_to', born_to) from category
        where competition_id = $1 and id = $2) as years`,
};

interface Room {
  readonly exists: boolean;
  readonly numberTaken: boolean;
  readonly full: boolean;
  readonly yearOfBirth: number | null;
  readonly years: BirthYears;
}

/**
 * Enters one person; into a full category as WAITING.
 *
 * Locks the category's board first, so that two people cannot both get the last place.
 *
 * @param caller profile of the person asking
 * @throws Refusal 400 unknown category, one of another age group, second entry, number taken; 403 not
 * allowed; 404 a
 *   person the caller does not reach
 */
export async function enter(tx: Tx, authority: Authority, caller: string, body: EntryBody): Promise<Entered> {
  const { competition, actor, rules } = authority;
  const user = body.user ?? caller;
  await lockCompetition(tx, competition.uuid);
  const { own } = await requireMayEnter(tx, authority, user);
  requireCategory(authority, body.category);
  const number = storedNumber(body.competitorNumber);

  const version = await raiseBoard(tx, competition.uuid, body.category, { reset: false });
  const [found] = await tx.rows<Room>(room, [competition.uuid, body.category, user, number]);
  if (found?.exists) throw alreadyExists();
  if (found?.numberTaken) throw numberTaken(number ?? '');
  // People who add others have their reasons.
  if (found && !entryRights(actor, rules).canAdd) requireAge(found.years, found.yearOfBirth);

  const entry = newId();
  const status = found?.full ? 'WAITING' : 'ENTERED';
  const registration = { profile: user, competitorNumber: number, agreed: own };
  await register(tx, competition.uuid, [registration]).catch((error: unknown) => {
    throw tableRefusal(error, number);
  });
  await tx.kysely
    .insertInto('entry')
    .values({
      competitionId: competition.uuid,
      id: entry,
      profileId: user,
      categoryId: body.category,
      status,
      version,
    })
    .execute();
  await backInTeam(tx, authority, user);
  const chooses = !entryRights(actor, rules).canAdd;
  await chooseAtEntry(tx, authority, { user, wave: body.wave, own: chooses });
  const { answers = [], guardian = '' } = body;
  await storeAnswers(tx, authority, { user, answers, guardian, complete: chooses });
  if (user !== caller && entryRights(actor, rules).canAdd) {
    const details = { user, category: body.category, competitorNumber: number, status };
    await writeAudit(tx, {
      competition: competition.uuid,
      actor: caller,
      kind: 'entry.created',
      entry,
      details,
    });
  }
  return { entry, category: body.category };
}

/**
 * One person enters after the other, so that the competition's places are counted correctly. Results do not
 * wait for this.
 */
export async function lockCompetition(tx: Tx, competition: string): Promise<void> {
  const lock = { name: 'competition.lock', text: 'select from competition where id = $1 for no key update' };
  await tx.rows(lock, [competition]);
}

/** @throws Refusal 400 unless it is a category of the running stage (behaviour: entering#first-stage) */
export function requireCategory({ competition }: Authority, category: string): void {
  const [first] = competition.categories;
  const known = competition.categories.some(({ uuid, stage }) => uuid === category && stage === first?.stage);
  if (!known) throw unknownCategory();
}

/** @throws Refusal 400 if nothing is left of the number */
export function storedNumber(text: string | null | undefined): string | null {
  if (text == null) return null;
  const number = normaliseCompetitorNumber(text);
  if (number !== '' && number.length <= 20) return number;
  throw invalid('The competitor number is not valid.', { competitorNumber: ['Required'] });
}
