import { type Finding, fault } from './finding.ts';
import { figureOf } from './figures.ts';
import type { Reached } from './reach.ts';

const longSeconds = 900;

/** What a running server has not got rid of; it says so in its figures. */
export async function lookAtWaiting(url: string, here: Reached): Promise<Finding[]> {
  const [mail, moves] = [
    await figureOf(url, here, 'topout_oldest_waiting_seconds{what="mail"}'),
    await figureOf(url, here, 'topout_waiting{what="move"}'),
  ];
  const found: Finding[] = [];
  if (mail !== null && mail >= longSeconds)
    found.push(
      fault(
        'mail',
        `A mail has been waiting for ${Math.round(mail / 60)} minutes.`,
        'Look for “background work failed” in the server’s log: the mail server says there why.',
      ),
    );
  if (moves)
    found.push(
      fault(
        'server',
        'A competition’s move to this cell was broken off, and its changes may be waiting.',
        'Type the same move-competition again, or add --take-back yes.',
      ),
    );
  return found;
}
