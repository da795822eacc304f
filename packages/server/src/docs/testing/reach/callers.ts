import { aMember, anEntry } from '../../../competitions/testing.ts';
import { aGuest, aProfile, aUser, type TestApi } from '../../../testing.ts';
import type { Side } from './other-side.ts';

interface Callers {
  /** Who have no place of their own. */
  readonly outside: Readonly<Record<string, { readonly token: string } | undefined>>;
  readonly inside: Readonly<Record<string, { readonly token: string }>>;
}

/** Everybody there is, none of whom has anything to do with the other side: what they are, they are on this one. */
export async function callersOf({ db }: TestApi, mine: Side): Promise<Callers> {
  const [competitor, parent] = [await aUser(db), await aUser(db)];
  await anEntry(db, mine, { profile_id: competitor.profile });
  await anEntry(db, mine, { profile_id: await aProfile(db, { parent_id: parent.profile }) });
  return {
    outside: {
      nobody: undefined,
      'a guest': await aGuest(db),
      'a fresh account': await aUser(db),
    },
    inside: {
      'a competitor': competitor,
      'a parent': parent,
      'a judge': await aMember(db, mine, 'JUDGE'),
      'an organiser': mine.master,
    },
  };
}
