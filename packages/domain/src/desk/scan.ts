import { normaliseCompetitorNumber } from '../people/names.ts';
import { readTicketCode } from '../tickets/ticket-code.ts';

/** How a scanned or pasted code names a registration. */
export type ScannedRegistration =
  /** The person's profile uuid. */
  | { readonly user: string }
  | { readonly number: string }
  /** As printed: only the server knows whose it is. */
  | { readonly ticket: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whom a code at the desk means: an address of this competition that names an entry (`/{c}/entries?entry=…`)
 * or a ticket (`/{c}/ticket#…`), a ticket's code as printed, or else a competitor number.
 *
 * @returns null for nothing, and for an address of another competition or without a person
 */
export function registrationOfScan(text: string, competition: string): ScannedRegistration | null {
  const typed = text.trim();
  if (/^https?:/i.test(typed)) return fromAddress(typed, competition);
  const ticket = readTicketCode(typed);
  if (ticket !== null) return { ticket };
  const number = normaliseCompetitorNumber(typed);
  return number === '' ? null : { number };
}

function fromAddress(text: string, competition: string): ScannedRegistration | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const [, first, page] = address.pathname.toLowerCase().split('/');
  if (first !== competition) return null;
  if (page === 'ticket') {
    const ticket = readTicketCode(address.hash.slice(1));
    return ticket === null ? null : { ticket };
  }
  const user = address.searchParams.get('entry')?.toLowerCase() ?? '';
  return uuid.test(user) ? { user } : null;
}

/** The code of a scanned ticket, of whichever competition; null = it is no ticket. */
export function ticketOfScan(text: string): string | null {
  const typed = text.trim();
  if (!/^https?:/i.test(typed)) return readTicketCode(typed);
  if (!URL.canParse(typed)) return null;
  const { pathname, hash } = new URL(typed);
  return pathname.toLowerCase().split('/')[2] === 'ticket' ? readTicketCode(hash.slice(1)) : null;
}

/** Whether a scanned address belongs to another competition, or to something else altogether. */
export function isFromElsewhere(text: string, competition: string): boolean {
  const typed = text.trim();
  if (!/^https?:/i.test(typed)) return false;
  return !URL.canParse(typed) || new URL(typed).pathname.toLowerCase().split('/')[1] !== competition;
}
