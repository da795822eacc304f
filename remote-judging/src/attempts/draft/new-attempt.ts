import type { Attempt } from '@topout/contract';
import { newId, serverNow } from '@topout/api-client';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';

type Given = Pick<Attempt, 'user' | 'judge' | 'success' | 'segmentsCount'> & Partial<Attempt>;

/** Every selection stamps a new attempt with the time of now (spec 2 §4). */
export const newAttempt = (given: Given): ShownAttempt => ({
  usedLastHold: false,
  duration: null,
  notes: '',
  ...given,
  uuid: newId(),
  timestamp: new Date(serverNow()).toISOString(),
  state: 'phone',
});
