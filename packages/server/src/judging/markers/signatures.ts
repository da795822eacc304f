import { isoUtc } from '../../platform/db/iso-utc.ts';

/** When the card of an entry was signed, as `Signatures` has it. @param entry the table's name in the statement */
export const signaturesOf = (
  entry: string,
): string => `json_build_object('climber', ${isoUtc(`${entry}.signed_at`)},
  'marker', ${isoUtc(`${entry}.marker_signed_at`)}, 'off', ${isoUtc(`${entry}.signatures_off_at`)})`;
