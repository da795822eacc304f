import { invalid } from '../../platform/errors.ts';

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly entriesOpenAt: Date | null;
  readonly entriesCloseAt: Date | null;
}

/** @throws Refusal 400 with the field that is too early */
export function requireOrder({ startsAt, endsAt, entriesOpenAt, entriesCloseAt }: Times): void {
  if (endsAt <= startsAt) {
    throw invalid('A competition ends after it starts.', { endTime: ['Must be after the start.'] });
  }
  if (entriesOpenAt && entriesCloseAt && entriesCloseAt <= entriesOpenAt) {
    throw invalid('Entries close after they open.', { entriesCloseTime: ['Must be after the opening.'] });
  }
}
