import type { Entry } from '@topout/contract';
import { type BoardRow, isMinor, publicName, reach } from '@topout/domain';
import type { EntryBase, EntryContacts } from './entry.queries.ts';
import { pictureUrl } from './picture-url.ts';
import { type EntryView, isOwn } from './view.ts';

/** Where an entry stands on its board. */
export type Standing = Pick<BoardRow, 'position' | 'score' | 'scoreText' | 'scoreTuple'>;

const noStanding: Standing = { position: null, score: null, scoreText: '', scoreTuple: null };

/**
 * An entry for somebody: minors by first name and initial and without a picture, scores only where the board may
 * be seen. Own entries, and those of own children, are whole but for the position on a hidden board.
 *
 * @param contacts null for whoever may not modify entries
 */
export function presentEntry(
  row: EntryBase,
  standing: Standing | undefined,
  view: EntryView,
  contacts: EntryContacts | null,
): Entry {
  const own = isOwn(view, row);
  const { position, score, scoreText, scoreTuple } =
    (view.scores || (own && view.ownScores) ? standing : undefined) ?? noStanding;
  return {
    uuid: row.id,
    user: {
      ...presentCompetitor(row, view),
      ...(contacts && (mayReach(row, view, contacts) ? presentContacts(contacts) : presentListed(contacts))),
    },
    category: { uuid: row.category_id, name: row.category_name },
    competitor_number: row.competitor_number,
    status: row.status,
    waiting_position: row.waiting_position,
    attempts_count: view.scores || view.contacts || own ? row.attempts_count : 0,
    position: view.scores ? position : null,
    score,
    score_text: scoreText,
    score_tuple: scoreTuple && [...scoreTuple],
  };
}

function presentCompetitor(row: EntryBase, view: EntryView): Entry['user'] {
  const person = {
    firstName: row.first_name,
    lastName: row.last_name,
    yearOfBirth: row.year_of_birth,
    fullNamePublic: row.full_name_public,
  };
  const all = view.names || isOwn(view, row);
  const { firstName, lastName } = all ? person : publicName(person, view.year);
  const hidden = !all && isMinor(row.year_of_birth, view.year) && !row.full_name_public;
  const picture = hidden ? null : row.picture_id;
  return {
    uuid: row.profile_id,
    first_name: firstName,
    last_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
    picture,
    picture_url: pictureUrl(picture),
  };
}

/** Those who may change entries reach the people who came by themselves. */
function mayReach({ profile_id, parent_id }: EntryBase, view: EntryView, { agreed }: EntryContacts): boolean {
  const caller = { profile: view.profile, rights: view.rights };
  return reach(caller, { id: profile_id, parent: parent_id, here: agreed ? 'AGREED' : 'ENTERED' }).contacts;
}

/** What organisers listed themselves stays theirs to see. */
const presentListed = ({ listed_email }: EntryContacts): Pick<Entry['user'], 'email'> =>
  listed_email === null ? {} : { email: listed_email };

function presentContacts(row: EntryContacts): Pick<Entry['user'], 'email' | 'creation_time' | 'parent'> {
  return {
    email: row.email,
    creation_time: row.profile_created_at.toISOString(),
    parent:
      row.parent_id === null
        ? null
        : {
            first_name: row.parent_first_name ?? '',
            last_name: row.parent_last_name ?? '',
            email: row.parent_email,
          },
  };
}
