import type { DeskRow } from '@topout/contract';
import { holderOf } from '@topout/api-client';
import { giveSignal } from '@topout/app-kit/continuous-scan';
import { isFromElsewhere, registrationOfScan, type ScannedRegistration } from '@topout/domain';
import { useState } from 'react';
import type { CheckedIn } from '../use-desk-change.ts';

/** What a scanned code brought. */
export type Scanned =
  | { readonly kind: 'HERE' | 'ALREADY' | 'WAITING'; readonly user: string }
  | { readonly kind: 'ELSEWHERE' | 'UNKNOWN' | 'FAILED' };

interface Scanning {
  readonly competition: string;
  readonly rows: readonly DeskRow[];
  readonly checkInOne: (row: DeskRow) => Promise<CheckedIn>;
}

/** Checks in whoever a code names, and says by sound what became of it. (behaviour: check-in#scanning) */
export function useDeskScan({ competition, rows, checkInOne }: Scanning) {
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const found = async (code: string): Promise<Scanned> => {
    if (isFromElsewhere(code, competition)) return { kind: 'ELSEWHERE' };
    const meant = registrationOfScan(code, competition);
    const named = meant && 'ticket' in meant ? { user: await holderOf(competition, meant.ticket) } : meant;
    const row = named && rows.find(isNamedBy(named));
    if (!row) return { kind: 'UNKNOWN' };
    const { user } = row;
    if (row.status === 'WAITING') return { kind: 'WAITING', user };
    if (row.present) return { kind: 'ALREADY', user };
    const done = await checkInOne(row);
    return done === 'FAILED' ? { kind: done } : { kind: done, user };
  };
  const scan = async (code: string): Promise<Scanned> => {
    const now: Scanned = await found(code).catch(() => ({ kind: 'FAILED' }));
    giveSignal(now.kind === 'HERE' ? 'good' : 'bad');
    setScanned(now);
    return now;
  };
  return { scanned, scan, forget: () => setScanned(null) };
}

const isNamedBy =
  (named: Exclude<ScannedRegistration, { ticket: string }> | { readonly user: string | null }) =>
  (row: DeskRow): boolean =>
    'user' in named ? row.user === named.user : row.competitorNumber === named.number;
