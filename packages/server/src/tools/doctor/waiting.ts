import { type Finding, fault } from './finding.ts';
import type { Reached } from './reach.ts';

const longSeconds = 900;

/** What a running server has not got rid of; it says so in its figures. */
export async function lookAtWaiting(url: string, here: Reached): Promise<Finding[]> {
  if (here.is !== 'Topout') return [];
  const reply = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const figures = reply?.ok ? await reply.text() : '';
  const seconds = Number(/^topout_oldest_waiting_seconds\{what="mail"\} (\S+)$/m.exec(figures)?.[1] ?? 0);
  if (seconds < longSeconds) return [];
  return [
    fault(
      'mail',
      `A mail has been waiting for ${Math.round(seconds / 60)} minutes.`,
      'Look for “background work failed” in the server’s log: the mail server says there why.',
    ),
  ];
}
