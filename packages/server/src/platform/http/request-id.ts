import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isReference, reference, referenceBytes } from '@topout/domain';

/** The caller's own id of a request, if it may stand in a log; otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isReference(given) ? given : reference(randomBytes(referenceBytes));
}
