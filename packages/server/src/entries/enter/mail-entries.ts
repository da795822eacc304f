import { mailedLink } from '../../auth/mailed/mailed-link.ts';
import type { Queries } from '../../db/database.ts';
import type { Letter } from '../../mail/letter.ts';
import type { EntryLine, SignInReason } from '../../mail/letters.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { waitingPosition } from '../waiting/waiting-position.ts';

interface Row {
  readonly account: string;
  readonly profile: string;
  readonly email: string;
  readonly greeting: string;
  readonly name: string;
  readonly category: string;
  readonly number: string | null;
  readonly waitingPosition: number | null;
}

/** A child's mail goes to the parent. Nothing goes to an address that has just been left. */
const reached = {
  name: 'entry.reached',
  text: `
    select a.id as account, p.id as profile, a.email, reader.first_name as greeting, trim(p.first_name || ' ' || p.last_name) as name, k.name as category,
      x.competitor_number as number, ${waitingPosition} as waiting_position
    from entry e
    join profile p on p.id = e.profile_id
    join registration x on x.competition_id = e.competition_id and x.profile_id = e.profile_id
    join profile reader on reader.id = coalesce(p.parent_id, p.id)
    join account a on a.profile_id = reader.id
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    where e.competition_id = $1 and e.id = any ($2)
    order by e.id
    for share of a`,
};

/** Entries are made weeks before the day, and the mail is what people look for on the day. */
const validDays = 60;

type LetterOf = (competition: SignInReason, greeting: string, lines: readonly EntryLine[]) => Letter;
interface Competition {
  readonly uuid: string;
  readonly name: string;
}

/** Tells people what became of entries: each person one mail about all of theirs. Who has no e-mail hears nothing. */
export async function mailEntries(
  db: Queries,
  competition: Competition,
  entries: readonly string[],
  letterOf: LetterOf,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = await db.rows<Row>(reached, [competition.uuid, entries]);
  for (const [email, own] of Map.groupBy(rows, (row) => row.email)) {
    const [first] = own;
    if (!first) continue;
    const page = pageOf(competition.uuid, own);
    const path = await mailedLink(db, first.account, page, validDays * 24 * 60 * 60);
    const letter = letterOf({ ...competition, path }, first.greeting, own.map(lineOf));
    await queueMail(db, email, letter);
  }
}

const lineOf = ({ name, category, number, waitingPosition }: Row): EntryLine => ({
  name,
  category,
  number,
  waitingPosition,
});

/** A card by its address is there for everybody, also once the code is spent; who waits for a place has none yet. */
function pageOf(competition: string, own: readonly Row[]): string {
  const entered = own.find(({ waitingPosition }) => waitingPosition === null);
  return entered ? `/${competition}?entry=${entered.profile}` : `/${competition}`;
}
