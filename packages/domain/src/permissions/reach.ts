import type { EntryRights } from './entries.ts';

/** A person's relation to another. It comes from what people did, never from knowing an id. */
type Relation =
  /** The person themself. */
  | 'SELF'
  /** The person's parent. */
  | 'PARENT'
  /** May change entries of a competition that the person entered, now or before, by their own act. */
  | 'ORGANISER'
  /** May add entries there, but not change them. */
  | 'HELPER'
  /** May change entries of a competition that others entered the person in. */
  | 'KEEPER'
  | 'STRANGER';

/** The rights a relation gives. */
interface Reach {
  /** To see, change and delete the profile, and everything that belongs to it. */
  readonly profile: boolean;
  /** To enter the person by their id. */
  readonly enter: boolean;
  /** To change their entry: category, number, status and the name displayed in this competition. */
  readonly entry: boolean;
  /** To see contact details of them or their parents. */
  readonly contacts: boolean;
}

/**
 * The whole rule about who reaches whom. Other rules, such as the times when entries are open, only narrow
 * it.
 */
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
   * `AGREED`: entered by their own or their parent's act, now or before. `ENTERED`: by others. `null`: never
   * here, or outside any competition.
   */
  readonly here: 'AGREED' | 'ENTERED' | null;
}

/**
 * Who reaches whom.
 *
 * @param caller profile uuid, null for guests; `rights` are the rights in the competition, none outside
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
