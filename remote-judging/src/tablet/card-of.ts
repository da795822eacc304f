import type { CardAtTablet } from '@topout/api-client';
import { readTicketCode, registrationOfScan } from '@topout/domain';

/** Whose card a typed or scanned text means; null for nothing. Scanners type like a keyboard. */
export function cardOf(text: string, competition: string): CardAtTablet | null {
  const typed = text.trim();
  const code = readTicketCode(typed);
  if (code !== null) return { code };
  const scanned = registrationOfScan(typed, competition);
  if (scanned && 'ticket' in scanned) return { code: scanned.ticket };
  return scanned;
}
