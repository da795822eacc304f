import { readTicketCode } from '@topout/domain';

/** An address or the code of a ticket: nobody has such a name or number. */
export const isScanned = (typed: string): boolean =>
  /^https?:/i.test(typed) || readTicketCode(typed) !== null;
