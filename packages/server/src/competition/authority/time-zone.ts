import { isTimeZone } from '@topout/domain';
import { invalid } from '../../platform/errors.ts';

/** SQL: the time zone of a competition, from its first venue. */
export const timeZoneOf = (competition: string): string => `
  coalesce((select v.time_zone from competition_venue m join venue v on v.id = m.venue_id
    where m.competition_id = ${competition} order by m.position, v.id limit 1), 'UTC')`;

/** @throws Refusal 400 for an unknown time zone */
export function requireTimeZone(name: string, field: string): void {
  if (!isTimeZone(name)) {
    throw invalid('There is no such time zone.', { [field]: ['Unknown time zone.'] });
  }
}
