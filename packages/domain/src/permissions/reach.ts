import type { EntryRights } from './entries.ts';

/** What somebody is to a person. It comes of what people did, never of an id that is known. */
type Relation =
  /** The person themself. */
  | 'SELF'
  /** Whose child the person is. */
  | 'PARENT'
  /** May change entries of a competition in which the person is, or was, by an act of their own. */
  | 'ORGANISER'
  /** May add entries there, and not change them. */
  | 'HELPER'
  /** May change entries of a competition that the person is in, entered by others. */
  | 'KEEPER'
  | 'STRANGER';

/** What a relation gives. */
interface Reach {
  /** To see, change and delete the profile, and all that goes with it. */
  readonly profile: boolean;
  /** To enter the person by their id. */
  readonly enter: boolean;
  /** To change their entry: category, number, status, the name shown in this competition. */
  readonly entry: boolean;
  /** To see how they, or their parents, are reached. */
  readonly contacts: boolean;
}

/** The whole rule about who reaches whom. What holds beside it, as the times at which entries are open, only narrows it. */
const reachOf: Record<Relation, Reach> = {
  SELF: { profile: true, enter: true, entry: false, contacts: true },
  PARENT: { profile: true, enter: true, entry: false, contacts: true },
  ORGANISER: { profile: false, enter: true, entry: true, contacts: true },
  HELPER: { profile: false, enter: true, entry: false, contacts: false },
  KEEPER: { profile: false, enter: false, entry: true, contacts: false },
  STRANGER: { profile: false, enter: false, entry: false, contacts: false },
};

/** A person, as a competition knows them. */
export interface Reached {
  readonly id: string;
  readonly parent: string | null;
  /**
   * `AGREED`: entered by an act of their own, or their parent's, now or before. `ENTERED`: by others. `null`: never here, or
   * outside of any competition.
   */
  readonly here: 'AGREED' | 'ENTERED' | null;
}

/**
 * Who reaches whom.
 *
 * @param caller profile uuid, null for guests; `rights` are those in the competition, none outside
 */
export function reach(
  caller: { readonly profile: string | null; readonly rights: EntryRights },
  person: Reached,
): Reach {
  return reachOf[relation(caller, person)];
}

function relation(
  { profile, rights }: { readonly profile: string | null; readonly rights: EntryRights },
  { id, parent, here }: Reached,
): Relation {
  if (profile !== null && id === profile) return 'SELF';
  if (profile !== null && parent === profile) return 'PARENT';
  if (here === null) return 'STRANGER';
  if (rights.canModify) return here === 'AGREED' ? 'ORGANISER' : 'KEEPER';
  return rights.canAdd && here === 'AGREED' ? 'HELPER' : 'STRANGER';
}
