import type { Queries } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Mail } from './mail.ts';

/** Names come from people: none may start its own line, which would read as if the product said it. */
const inOneLine = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
    : value;

/**
 * Stores a mail in the transaction that causes it: both happen, or neither. The mailer sends it from there.
 */
export async function queueMail(queries: Queries, recipient: string, mail: Mail): Promise<void> {
  await queries.kysely
    .insertInto('mail')
    .values({ id: newId(), recipient, content: JSON.stringify(mail, inOneLine) })
    .execute();
}
