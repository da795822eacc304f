import type { Competition } from '@topout/contract';
import { handicapBounds } from '@topout/domain';
import { PartNumber } from './part-fields.tsx';

const texts = {
  factor: 'Handicap: percent of the score',
  points: 'Handicap: points added to the score',
} as const;

const fields = {
  factor: { name: 'handicapPercent', bounds: handicapBounds.percent },
  points: { name: 'handicapPoints', bounds: handicapBounds.points },
} as const;

interface HandicapFieldProps {
  readonly kind: Competition['settings']['scoring']['handicap'];
  readonly hint: string;
}

/** A handicap of the kind that the competition has, in the form around it; nothing where it has none. */
export function HandicapField({ kind, hint }: HandicapFieldProps) {
  if (kind === 'none') return null;
  const { name, bounds } = fields[kind];
  return <PartNumber name={name} label={texts[kind]} hint={hint} min={bounds[0]} max={bounds[1]} />;
}
