import { type Finding, fault } from './finding.ts';
import { figureOf } from './figures.ts';
import type { Reached } from './reach.ts';

const longSeconds = 900;

/** What a running server has not got rid of; it says so in its figures. */
export async function lookAtWaiting(url: string, here: Reached): Promise<Finding[]> {
  const seconds = await figureOf(url, here, 'topout_oldest_waiting_seconds{what="mail"}');
  if (seconds === null || seconds < longSeconds) return [];
  return [
    fault(
      'mail',
      `A mail has been waiting for ${Math.round(seconds / 60)} minutes.`,
      'Look for “background work failed” in the server’s log: the mail server says there why.',
    ),
  ];
}
