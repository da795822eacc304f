import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Letter } from './letter.ts';
import type { Transport } from './transport.ts';

const atOnce = 20;
/** After about two days of tries a mail stays where it is. */
const maxAttempts = 12;

/**
 * Sends what is due. Each mail is claimed first by putting its next try off, so that several nodes share the
 * work and a node that dies in between delays a mail and loses none; one may then arrive twice.
 *
 * @returns how many were sent.
 */
export async function deliverMail(
  db: Database,
  send: Transport,
  onError: (error: unknown) => void,
): Promise<number> {
  let sent = 0;
  for (const mail of await claim(db)) {
    try {
      // What this server wrote itself.
      await send(mail.recipient, mail.letter as unknown as Letter);
      await db.kysely.updateTable('mail').set({ sentAt: new Date() }).where('id', '=', mail.id).execute();
      sent += 1;
    } catch (error) {
      onError(error);
    }
  }
  return sent;
}

const claim = ({ kysely }: Database) =>
  kysely
    .updateTable('mail')
    .set({
      attempts: sql`attempts + 1`,
      // 1, 2, 4 … minutes.
      dueAt: sql`now() + interval '1 minute' * power(2, attempts)`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail')
        .select('id')
        .where('sentAt', 'is', null)
        .where('dueAt', '<=', sql<Date>`now()`)
        .where('attempts', '<', maxAttempts)
        .orderBy('dueAt')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'letter'])
    .execute();
