import type { DeskRow } from '@topout/contract';
import { uuidOf } from '../board/testing.ts';

/** What a desk recorded. */
export const mark = { at: '2026-11-21T08:12:00.000Z', by: 'Maja Master' };

/** Somebody at the desk, of whom nothing is recorded. */
export const aDeskRow = (n: number, firstName: string, more: Partial<DeskRow> = {}): DeskRow => ({
  user: uuidOf(n),
  firstName,
  lastName: 'Low',
  competitorNumber: String(n),
  needsGuardian: false,
  notAgreed: [],
  wave: null,
  waveWaits: false,
  status: 'ENTERED',
  categories: ['Open'],
  present: null,
  paid: null,
  waiver: null,
  bib: null,
  ...more,
});
