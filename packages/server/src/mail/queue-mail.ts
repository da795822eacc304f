import type { Queries } from '../db/database.ts';
import { newId } from '../ids.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Keeps a mail with the transaction that causes it: both happen, or neither. The post takes it from there. */
export async function queueMail(queries: Queries, mail: Mail): Promise<void> {
  await queries.kysely
    .insertInto('mail')
    .values({ id: newId(), ...mail })
    .execute();
}
