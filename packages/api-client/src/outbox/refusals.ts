import type { CommandAnswer } from '@topout/contract';
import { RefusedError } from '../http/errors.ts';
import type { NewCommand, OutboxItem } from './item.ts';

/** Asking again would bring the same answer. A 401 is not final: the person may sign in again. */
export const isFinal = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status < 500 && ![401, 408, 425, 429].includes(error.status);

/** A refused command as first passed in, at the time at which it was made. */
export const anew = ({
  command: { kind, route, competitor, payload, base = null, clientTime },
}: OutboxItem): NewCommand => ({
  kind,
  route,
  competitor,
  payload,
  base,
  clientTime,
});

export const refusal = ({ id }: OutboxItem, { code, message }: RefusedError): CommandAnswer => ({
  id,
  outcome: 'REFUSED',
  reason: { code, message },
  version: null,
  boardVersion: null,
});
