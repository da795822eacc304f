import type { Authority } from '../authority/authority.ts';
import type { Tx } from '../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { JudgeRow } from './judge.queries.ts';

/** Tells a judge that staff have approved the request. (spec 1 §4) */
export async function mailApproval(
  tx: Tx,
  { competition }: Authority,
  { email, first_name }: JudgeRow,
  publicUrl: string,
): Promise<void> {
  if (email === null) return;
  await queueMail(tx, {
    recipient: email,
    subject: `You are a judge at ${competition.name}`,
    body: [
      `Hello ${first_name},`,
      '',
      `the organisers of ${competition.name} have confirmed you as a judge. Start judging here:`,
      `${publicUrl}/${competition.uuid}`,
    ].join('\n'),
  });
}
