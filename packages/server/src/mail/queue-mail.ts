import type { Queries } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Letter } from './letter.ts';

/** Names come from people: none of them begins a line of its own, which would read as if the product said it. */
const inOneLine = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
    : value;

/** Keeps a mail with the transaction that causes it: both happen, or neither. The post takes it from there. */
export async function queueMail(queries: Queries, recipient: string, letter: Letter): Promise<void> {
  await queries.kysely
    .insertInto('mail')
    .values({ id: newId(), recipient, letter: JSON.stringify(letter, inOneLine) })
    .execute();
}
