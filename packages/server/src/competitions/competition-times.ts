import { invalid } from '../errors.ts';

interface Times {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly entries_open_at: Date | null;
  readonly entries_close_at: Date | null;
}

/** @throws Refusal 400 with the field that comes too early */
export function requireOrder({ starts_at, ends_at, entries_open_at, entries_close_at }: Times): void {
  if (ends_at <= starts_at) {
    throw invalid('A competition ends after it starts.', { end_time: ['Must be after the start.'] });
  }
  if (entries_open_at && entries_close_at && entries_close_at <= entries_open_at) {
    throw invalid('Entries close after they open.', { entries_close_time: ['Must be after the opening.'] });
  }
}
