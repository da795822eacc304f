import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isReference, reference, referenceBytes } from '@topout/domain';

/** Drawn for many requests at once: each draw is a call to the system. */
const random = new Uint8Array(referenceBytes * 512);
let used = random.length;

function drawn(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += referenceBytes;
  return random.subarray(used - referenceBytes, used);
}

/** The caller's own id of a request, if it may stand in a log; otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isReference(given) ? given : reference(drawn());
}
