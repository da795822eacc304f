import { aMember, anEntry } from '../../../following/competitions/testing.ts';
import { aTicket } from '../../../entering/tickets/testing.ts';
import { aGuest, aProfile, aUser, type TestApi } from '../../../testing.ts';
import type { Side } from './other-side.ts';

interface Callers {
  /** People without any role. */
  readonly outside: Readonly<Record<string, { readonly token: string } | undefined>>;
  readonly inside: Readonly<Record<string, { readonly token: string }>>;
}

/**
 * Every kind of person, none of whom still has anything to do with the other side: all their roles are on
 * this one. One of them used to be its judge.
 */
export async function callersOf({ db }: TestApi, mine: Side, theirs: Side): Promise<Callers> {
  const [competitor, parent] = [await aUser(db), await aUser(db)];
  await anEntry(db, mine, { profileId: competitor.profile });
  await anEntry(db, mine, { profileId: await aProfile(db, { parentId: parent.profile }) });
  const judge = await aMember(db, mine, 'JUDGE');
  await db.kysely
    .insertInto('judgingGroupJudge')
    .values({ competitionId: mine.id, judgingGroupId: mine.ids['area'] ?? '', profileId: judge.profile })
    .execute();
  return {
    outside: {
      nobody: undefined,
      'a guest': await aGuest(db),
      'a fresh account': await aUser(db),
      'a climber with a ticket of ours': await aTicket(db, mine),
      'a judge of theirs who was revoked': await aMember(db, theirs, 'JUDGE', { revokedAt: new Date() }),
      'one of theirs who asked to judge': await aMember(db, theirs, 'JUDGE', { pending: true }),
    },
    inside: {
      'a competitor': competitor,
      'a parent': parent,
      'a judge': judge,
      'a judge of no area': await aMember(db, mine, 'JUDGE'),
      staff: await aMember(db, mine, 'STAFF'),
      'a staff judge': await aMember(db, mine, 'STAFF_JUDGE'),
      'a judge who was revoked': await aMember(db, mine, 'JUDGE', { revokedAt: new Date() }),
      'an organiser': mine.master,
    },
  };
}
