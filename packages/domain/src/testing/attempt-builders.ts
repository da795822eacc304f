import type { Attempt } from '../model.ts';

/** A try by one judge, with one uuid per name. */
export const anAttempt = (uuid: string, overrides: Partial<Attempt> = {}): Attempt => ({
  uuid,
  timestamp: '2026-03-14T10:00:00.000Z',
  judge: 'judge',
  success: false,
  segmentsCount: 0,
  usedLastHold: false,
  duration: null,
  notes: '',
  ...overrides,
});

export const aTop = (uuid: string, overrides: Partial<Attempt> = {}): Attempt =>
  anAttempt(uuid, { success: true, segmentsCount: 1, ...overrides });
