import { mailedLink } from '../../people/auth/mailed/mailed-link.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { EntryLine, SignInReason } from '../../platform/mail/mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { waitingPosition } from './waiting-position.ts';

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

/** A child's mail goes to the parent. Nothing goes to an address that its owner has just left. */
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

/** People enter weeks before the day, and look for the mail on the day. */
const validDays = 60;

type MailOf = (competition: SignInReason, greeting: string, lines: readonly EntryLine[]) => Mail;
interface Competition {
  readonly uuid: string;
  readonly name: string;
}

/**
 * Tells people what happened to their entries: one mail each about all of them. People without an e-mail
 * address get none.
 */
export async function mailEntries(
  db: Queries,
  competition: Competition,
  entries: readonly string[],
  mailOf: MailOf,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = await db.rows<Row>(reached, [competition.uuid, entries]);
  for (const [email, own] of Map.groupBy(rows, (row) => row.email)) {
    const [first] = own;
    if (!first) continue;
    const page = pageOf(competition.uuid, own);
    const path = await mailedLink(db, first.account, page, validDays * 24 * 60 * 60);
    const mail = mailOf({ ...competition, path }, first.greeting, own.map(lineOf));
    await queueMail(db, email, mail);
  }
}

const lineOf = ({ name, category, number, waitingPosition }: Row): EntryLine => ({
  name,
  category,
  number,
  waitingPosition,
});

/**
 * A card's address works for everybody, even after the code is spent; people waiting for a place have none
 * yet.
 */
function pageOf(competition: string, own: readonly Row[]): string {
  const entered = own.find(({ waitingPosition }) => waitingPosition === null);
  return entered ? `/${competition}?entry=${entered.profile}` : `/${competition}`;
}
