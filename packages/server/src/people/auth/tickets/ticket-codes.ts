import { createHmac } from 'node:crypto';
import { ticketCode } from '@topout/domain';
import type { Database } from '../../../platform/db/database.ts';
import { serverSecret } from '../../../platform/media/server-secret.ts';
import type { TicketOf } from '../../../platform/http/session.ts';

/** A ticket as it is printed now. */
export interface PrintedTicket extends TicketOf {
  readonly serial: number;
}

export interface TicketCodes {
  /** The code of a ticket: always the same, so that it can be printed again. */
  codeOf(ticket: PrintedTicket): string;
  /** By which a code is found. */
  hashOf(code: string): Buffer;
}

/** Codes come from a secret that all nodes share: the table of tickets alone reveals none. */
export async function ticketCodes(db: Database): Promise<TicketCodes> {
  return codesFrom(await serverSecret(db, 'ticket'));
}

/** @param secret of the server whose tickets they are */
export function codesFrom(secret: Buffer): TicketCodes {
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    codeOf: ({ competition, profile, serial }) =>
      ticketCode(keyed(`code ${competition} ${profile} ${serial}`)),
    hashOf: (code) => keyed(`hash ${code}`),
  };
}
