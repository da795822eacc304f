import type { PaymentWay, WaiverSigner } from '../vocabulary.ts';

/** When something was recorded at the desk, and by whom: a profile's uuid, null once that person is gone. */
export interface DeskMark {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string | null;
}

export interface Payment {
  /** In the currency's smallest unit: 2500 is 25.00 EUR. */
  readonly amountMinor: number;
  /** ISO 4217: `EUR`. */
  readonly currency: string;
  readonly how: PaymentWay;
}

export interface Waiver {
  readonly signer: WaiverSigner;
  /** The guardian's; null for people who signed for themselves. Empty once the person was deleted. */
  readonly name: string | null;
}

/** What the desk knows of a registration; null = not yet. */
export interface CheckIn {
  readonly present: DeskMark | null;
  readonly paid: (Payment & DeskMark) | null;
  readonly waiver: (Waiver & DeskMark) | null;
  readonly bib: DeskMark | null;
}

export const checkInFields = ['present', 'paid', 'waiver', 'bib'] as const;
export type CheckInField = (typeof checkInFields)[number];

/** A change at one desk; what it leaves out stays as it is. */
export interface CheckInPatch {
  readonly present?: boolean | undefined;
  readonly paid?: Payment | null | undefined;
  readonly waiver?: Waiver | null | undefined;
  readonly bib?: boolean | undefined;
}

/**
 * A registration's check-in after a change. What already is as asked keeps its time and author, so that a
 * request sent twice changes nothing. (behaviour: check-in#several-desks)
 */
export function checkedIn(now: CheckIn, patch: CheckInPatch, mark: DeskMark): CheckIn {
  return {
    present: marked(now.present, patch.present, mark),
    paid: recorded(now.paid, patch.paid, mark),
    waiver: recorded(now.waiver, patch.waiver, mark),
    bib: marked(now.bib, patch.bib, mark),
  };
}

/** When what a desk saw was recorded; null = nothing stood there. What it leaves out, it does not mind. */
export interface Seen {
  readonly paid?: string | null | undefined;
  readonly waiver?: string | null | undefined;
}

/** Whether a change would overwrite what another desk has recorded since this one looked. */
export const overwritesUnseen = (now: CheckIn, after: CheckIn, seen: Seen): boolean =>
  (['paid', 'waiver'] as const).some((field) => {
    const [stands, saw] = [now[field], seen[field]];
    if (saw === undefined || stands === null || after[field] === stands) return false;
    return saw === null || Date.parse(saw) !== Date.parse(stands.at);
  });

function marked(now: DeskMark | null, wanted: boolean | undefined, mark: DeskMark): DeskMark | null {
  if (wanted === undefined) return now;
  return wanted ? (now ?? mark) : null;
}

function recorded<T extends Payment | Waiver>(
  now: (T & DeskMark) | null,
  wanted: T | null | undefined,
  mark: DeskMark,
): (T & DeskMark) | null {
  if (wanted === undefined) return now;
  if (wanted === null) return null;
  return now !== null && isSame(now, wanted) ? now : { ...wanted, ...mark };
}

const isSame = <T extends Payment | Waiver>(now: T, wanted: T): boolean =>
  Object.entries(wanted).every(([name, value]) => now[name as keyof T] === value);
