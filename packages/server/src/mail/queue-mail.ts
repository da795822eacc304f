import type { Queries } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Letter } from './letter.ts';

/** Keeps a mail with the transaction that causes it: both happen, or neither. The post takes it from there. */
export async function queueMail(queries: Queries, recipient: string, letter: Letter): Promise<void> {
  await queries.kysely
    .insertInto('mail')
    .values({ id: newId(), recipient, letter: JSON.stringify(letter) })
    .execute();
}
