import { invalid } from '../errors.ts';

/** @throws Refusal 400 for a name that no clock knows */
export function requireTimeZone(name: string, field: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    throw invalid('There is no such time zone.', { [field]: ['Unknown time zone.'] });
  }
}
