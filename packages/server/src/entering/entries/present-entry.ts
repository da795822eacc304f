import type { Entry } from '@topout/contract';
import { type BoardRow, isMinor, publicName, reach } from '@topout/domain';
import type { EntryBase, EntryContacts } from './entry.queries.ts';
import { pictureUrl } from '../../platform/media/picture-url.ts';
import { type EntryView, isOwn } from './view.ts';

/** An entry's place on its board. */
export type EntryStanding = Pick<BoardRow, 'position' | 'score' | 'scoreText' | 'scoreTuple' | 'handicapped'>;

const noStanding: EntryStanding = { position: null, score: null, scoreText: '', scoreTuple: null };

/**
 * Presents an entry to a viewer: minors by first name and initial without a picture, scores only if the
 * viewer may see the board. Viewers see all of their own and their children's entries, except the position on
 * a hidden board.
 *
 * @param contacts null for viewers who may not modify entries
 */
export function presentEntry(
  row: EntryBase,
  standing: EntryStanding | undefined,
  view: EntryView,
  contacts: EntryContacts | null,
): Entry {
  const own = isOwn(view, row);
  const { position, score, scoreText, scoreTuple, handicapped } =
    (view.scores || (own && view.ownScores) ? standing : undefined) ?? noStanding;
  return {
    uuid: row.id,
    user: {
      ...presentCompetitor(row, view),
      ...(contacts && (mayReach(row, view, contacts) ? presentContacts(contacts) : presentListed(contacts))),
    },
    category: { uuid: row.categoryId, name: row.categoryName },
    competitorNumber: row.competitorNumber,
    ...(row.nation !== null && { nation: row.nation }),
    status: row.status,
    waitingPosition: row.waitingPosition,
    attemptsCount: view.scores || view.contacts || own ? row.attemptsCount : 0,
    ...(view.contacts && { handicapPercent: row.handicapPercent, handicapPoints: row.handicapPoints }),
    position: view.scores ? position : null,
    score,
    scoreText,
    scoreTuple: scoreTuple && [...scoreTuple],
    ...(handicapped && { handicapped }),
  };
}

function presentCompetitor(row: EntryBase, view: EntryView): Entry['user'] {
  const all = view.names || isOwn(view, row);
  const publicly = publicName(row, view.year);
  const { firstName, lastName } = all ? row : publicly;
  const hidden = !all && isMinor(row.yearOfBirth, view.year) && !row.fullNamePublic;
  const picture = hidden ? null : row.pictureId;
  return {
    uuid: row.profileId,
    firstName,
    lastName,
    name: nameOf({ firstName, lastName }),
    ...(publicly.lastName !== lastName && { publicName: nameOf(publicly) }),
    picture,
    pictureUrl: pictureUrl(picture),
  };
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** People who may change entries see contacts of those who entered by themselves. */
function mayReach({ profileId, parentId }: EntryBase, view: EntryView, { agreed }: EntryContacts): boolean {
  const caller = { profile: view.profile, rights: view.rights };
  return reach(caller, { id: profileId, parent: parentId, here: agreed ? 'AGREED' : 'ENTERED' }).contacts;
}

/** Organisers may always see what they listed themselves. */
const presentListed = ({ listedEmail }: EntryContacts): Pick<Entry['user'], 'email'> =>
  listedEmail === null ? {} : { email: listedEmail };

function presentContacts(row: EntryContacts): Pick<Entry['user'], 'email' | 'creationTime' | 'parent'> {
  return {
    email: row.email,
    creationTime: row.profileCreatedAt.toISOString(),
    parent:
      row.parentId === null
        ? null
        : {
            firstName: row.parentFirstName ?? '',
            lastName: row.parentLastName ?? '',
            email: row.parentEmail,
          },
  };
}
