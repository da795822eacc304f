import type { Audience } from '../../competition/boards/board-access.ts';
import { type BoardRow, isMinor, publicName, recordMark } from '@topout/domain';
import { pictureUrl } from '../../platform/media/picture-url.ts';
import type { BoardPerson } from './board.queries.ts';
import { DocumentRow } from './document-row.ts';

/** What a row says of the climbing. */
export interface Climbed {
  /** As `marksOf` writes it. */
  readonly marks: string;
  /** `1` for each route whose result is to be confirmed and is not; empty if there is none. */
  readonly unconfirmed: string;
  /** Somewhere after a technical incident. */
  readonly restarted: boolean;
  /** Places gained over ten minutes. */
  readonly moved: number;
  /** The time that is shown is below the one to beat. */
  readonly record: boolean;
}

/**
 * A row of the leaderboard for an audience.
 *
 * @param year of the competition, from which ages count
 */
export function presentRow(
  row: BoardRow,
  person: BoardPerson,
  { marks, unconfirmed, restarted, moved, record }: Climbed,
  audience: Audience,
  year: number,
): DocumentRow {
  const all = audience === 'staff' || person.fullNamePublic || !isMinor(person.yearOfBirth, year);
  const { firstName, lastName } = all ? person : publicName(person, year);
  const content = {
    score: row.score,
    scoreText: record ? `${row.scoreText} ${recordMark}` : row.scoreText,
    scoreTuple: row.scoreTuple && [...row.scoreTuple],
    ...(row.handicapped && { handicapped: row.handicapped }),
    status: person.status,
    competitorNumber: person.competitorNumber,
    ...(person.nation !== null && { nation: person.nation }),
    attemptsCount: person.attemptsCount,
    ...(marks !== '' && { marks }),
    ...(unconfirmed !== '' && { unconfirmed }),
    ...(restarted && { restarted: true as const }),
    entry: row.entry,
    user: {
      uuid: person.user,
      firstName,
      lastName,
      pictureUrl: all ? pictureUrl(person.picture) : null,
    },
  };
  return new DocumentRow(content, { position: row.position, moved }, person.version);
}
