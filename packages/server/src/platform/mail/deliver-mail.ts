import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Mail } from './mail.ts';
import type { Transport } from './transport.ts';

const atOnce = 20;
/** After about two days of attempts the server stops trying. */
const maxAttempts = 12;

/**
 * Sends due mails. First claims each one by postponing its next attempt, so that several nodes share the work
 * and a node that dies in between delays a mail but loses none; one may then arrive twice.
 *
 * @returns how many it sent.
 */
export async function deliverMail(
  db: Database,
  send: Transport,
  onError: (error: unknown) => void,
): Promise<number> {
  let sent = 0;
  for (const mail of await claim(db)) {
    try {
      // This server wrote it itself.
      await send(mail.recipient, mail.content as unknown as Mail);
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
    .returning(['id', 'recipient', 'content'])
    .execute();
