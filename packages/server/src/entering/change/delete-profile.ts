import { endCredentials } from '../../people/auth/sessions/end-credentials.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { judgedElsewhere } from '../../competition/authority/elsewhere.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { deleteEntry } from './delete-entry.ts';
import { forgetMails, formerSelves, forgetShownNames } from './forget-traces.ts';
import { entriesOf } from '../entries/find-entry.ts';
import { conflict } from '../../platform/errors.ts';
import type { ChangedBoard } from '../../competition/boards/boards-of.ts';

interface EntryOf {
  readonly competition: string;
  readonly category: string;
  readonly profile: string;
  /** The competitor number; without one, the position of the entry in the competition. */
  readonly number: string;
}

const entriesToDelete = {
  name: 'profile.entries_to_delete',
  text: `select e.competition_id as competition, e.category_id as category, e.profile_id as profile,
      coalesce(r.competitor_number, (select count(*) from entry o
        where o.competition_id = e.competition_id and o.id <= e.id)::text) as number
    from entry e join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    where e.profile_id = any ($1) order by 1, 2, e.id`,
};

/**
 * Before the boards, and in this order, like everybody: the places of a competition are counted, and its
 * rights change.
 */
const lockCompetitions = {
  name: 'profile.lock_competitions',
  text: `select from competition where id in (
      select competition_id from entry where profile_id = any ($1)
      union select competition_id from competition_role where profile_id = any ($1))
    order by id for no key update`,
};

/**
 * Before their accounts, as when entering them: an entry locks its person, and the mail about it their
 * account.
 */
const lockPeople = {
  name: 'profile.lock_people',
  text: 'select from profile where id = any ($1) order by id for update',
};

const organises = {
  name: 'profile.organises',
  text: `select name, ends_at > now() and cancelled_at is null as ahead from competition where master_judge_id = any ($1)`,
};

/** Competitions that a hall has: its rows name people, and go on coming. */
const inHalls = {
  name: 'profile.in_halls',
  text: `select c.id from competition c where (${judgedElsewhere('c.id')}) in ('HALL', 'CELL')
    and c.id in (select competition_id from hall union all select competition_id from cell_move)`,
};

/**
 * Deletes people for good, and whom lists knew them as. Their results stay, under a name that reveals nothing. While a hall has any competition of this
 * server, whoever it may name stays like that, too. (behaviour: hall-and-cloud#who-owns-it)
 *
 * @param people children before their parents
 * @returns the boards that changed, and the sign-ins that ended
 * @throws Refusal 409 for the organiser of a competition that has not ended, or somebody who has just been
 * entered somewhere
 */
export async function deletePeople(
  db: Database,
  caller: string,
  people: readonly string[],
): Promise<{ boards: ChangedBoard[]; families: string[] }> {
  return db
    .transaction(async (tx) => {
      await tx.rows(lockCompetitions, [people]);
      const boards = await tx.rows<EntryOf>(entriesToDelete, [people]);
      const competitions = await tx.rows<{ name: string; ahead: boolean }>(organises, [people]);
      const ahead = competitions.find((competition) => competition.ahead);
      if (ahead)
        throw conflict('profile.organises', `"${ahead.name}" has not ended, and it is yours to run.`);
      const halls = new Set((await tx.rows<{ id: string }>(inHalls, [])).map(({ id }) => id));
      const remembered = await leaveCompetitions(tx, { caller, halls }, boards);
      await tx.rows(lockPeople, [people]);
      await forgetMails(tx, people);
      const families = await endAccounts(tx, people);
      const former = competitions.length > 0 ? 'Former organiser' : null;
      const named = halls.size > 0 ? 'Former member' : null;
      for (const person of people) {
        const name = remembered.get(person) ?? former ?? named;
        for (const self of [...(await formerSelves(tx, person)), person]) await forget(tx, self, name);
      }
      return { boards, families };
    })
    .catch((error: unknown) => {
      throw conflictOn(error, 'entry_registration') ? enteredMeanwhile() : error;
    });
}

const enteredMeanwhile = () =>
  conflict('profile.entered', 'Somebody has just been entered in a competition. Please try again.');

interface Leaving {
  readonly caller: string;
  /** Competitions that a hall has: nobody leaves them here, and no place becomes free. */
  readonly halls: ReadonlySet<string>;
}

/** @returns the name under which people with results, or in a hall, stay. */
async function leaveCompetitions(
  tx: Tx,
  { caller, halls }: Leaving,
  entries: readonly EntryOf[],
): Promise<Map<string, string>> {
  const remembered = new Map<string, string>();
  // Locked first, so that nobody logs a result between the check and the deletion.
  for (const { competition, category } of entries) {
    await raiseBoard(tx, competition, category, { reset: true });
  }
  for (const { competition, profile, number } of entries) {
    const own = await entriesOf(tx, competition, profile);
    const climbed = own.some(({ attemptsCount }) => attemptsCount > 0);
    const [first] = own;
    if (climbed || halls.has(competition))
      remembered.set(profile, remembered.get(profile) ?? `Competitor ${number}`);
    else if (first)
      await deleteEntry(tx, { competition: { uuid: competition }, actor: { profile: caller } }, first);
  }
  return remembered;
}

async function endAccounts(tx: Tx, people: readonly string[]): Promise<string[]> {
  const accounts = await tx.kysely
    .selectFrom('account')
    .select('id')
    .where('profileId', 'in', people)
    .execute();
  const families: string[] = [];
  for (const { id } of accounts) {
    families.push(...(await endCredentials(tx, id)));
    await tx.kysely.deleteFrom('account').where('id', '=', id).execute();
  }
  return families;
}

/** The history keeps that something was changed at the desk, and no longer what: it may name a guardian. */
const forgetCheckIns = {
  name: 'profile.forget_check_ins',
  text: `
    update audit set details = details - 'before' - 'after'
    where kind = 'check_in.changed' and (details ->> 'user' = $1::text
        or (competition_id, (details ->> 'user')::uuid) in (
          select competition_id, profile_id from merged_entry where target_profile_id = $1::uuid))
      and competition_id in (select competition_id from registration where profile_id = $1::uuid)`,
};

/** Also those of a registration that a merge made one with the person's. */
const answersOf = (table: string) => ({
  name: `profile.forget_${table}`,
  text: `
    delete from ${table} a where a.profile_id = $1 or (a.competition_id, a.profile_id) in (
      select competition_id, profile_id from merged_entry where target_profile_id = $1)`,
});
const forgetAnswers = { answer: answersOf('answer'), agreement: answersOf('agreement') };

/** @param name the name under which the person stays; null = not at all. */
async function forget(tx: Tx, person: string, name: string | null): Promise<void> {
  const { kysely } = tx;
  await tx.rows(forgetCheckIns, [person]);
  await forgetShownNames(tx, person);
  for (const table of ['answer', 'agreement'] as const) await tx.rows(forgetAnswers[table], [person]);
  await kysely
    .deleteFrom('media')
    .where((media) =>
      media.or([
        media('ownerId', '=', person),
        media('id', '=', media.selectFrom('profile').select('pictureId').where('id', '=', person)),
      ]),
    )
    .execute();
  await kysely.deleteFrom('dispute').where('competitorId', '=', person).execute();
  await kysely.deleteFrom('caution').where('competitorId', '=', person).execute();
  if (name === null) {
    await kysely.deleteFrom('profile').where('id', '=', person).execute();
    return;
  }
  await kysely
    .deleteFrom('competitionRole')
    .where('profileId', '=', person)
    .where('role', '<>', 'MASTER')
    .execute();
  await kysely
    .updateTable('registration')
    .set({ firstName: null, lastName: null, listedEmail: null })
    .where('profileId', '=', person)
    .execute();
  await kysely
    .updateTable('registration')
    .set({ waiverName: '' })
    .where('profileId', '=', person)
    .where('waiverName', 'is not', null)
    .execute();
  const [firstName = '', lastName = ''] = name.split(' ');
  await kysely
    .updateTable('profile')
    .set({
      firstName,
      lastName,
      parentId: null,
      yearOfBirth: null,
      gender: null,
      fullNamePublic: true,
      anonymisedAt: new Date(),
    })
    .where('id', '=', person)
    .execute();
}
