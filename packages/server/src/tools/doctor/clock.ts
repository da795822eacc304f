import { type Finding, fault, note, well } from './finding.ts';
import type { World } from './world.ts';

/** Phones show the server's time, and deadlines follow it. */
const mostOffMs = 5_000;
const withinMs = 5_000;

/** Compares this machine's clock with those of large services: by how far it is off is known to a second. */
export async function lookAtClock({ nowMs, services }: World): Promise<Finding[]> {
  const answers = await Promise.all(services.map((service) => aheadMs(service, nowMs)));
  const [off] = answers.filter((answer) => answer !== null);
  if (off === undefined)
    return [
      note(
        'clock',
        'This machine’s clock could not be compared: no service outside answers.',
        'Compare it with a phone’s: deadlines and the times of results follow it.',
      ),
    ];
  if (Math.abs(off) <= mostOffMs) return [well('clock', 'This machine’s clock is right.')];
  return [
    fault(
      'clock',
      `This machine’s clock is ${inWords(off)}.`,
      'Let it follow a time server: timedatectl set-ntp true.',
    ),
  ];
}

/** @returns null if that service does not answer */
async function aheadMs(service: string, nowMs: () => number): Promise<number | null> {
  try {
    const askedAt = nowMs();
    const { headers } = await fetch(service, { method: 'HEAD', signal: AbortSignal.timeout(withinMs) });
    const theirs = Date.parse(headers.get('date') ?? '');
    // The header counts in seconds.
    return Number.isNaN(theirs) ? null : (askedAt + nowMs()) / 2 - (theirs + 500);
  } catch {
    return null;
  }
}

/** @example inWords(-90_000) // '90 seconds slow' */
export function inWords(offMs: number): string {
  const seconds = Math.round(Math.abs(offMs) / 1_000);
  const amount = seconds < 300 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
  return `${amount} ${offMs > 0 ? 'fast' : 'slow'}`;
}
