import type { Competition, Wave } from '@topout/contract';
import { formatSpan, waveFull, waveOpenTo } from '@topout/domain';
import { sessionTexts as texts } from './texts.ts';

export interface WaveOption {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
}

/** The sessions that somebody of a category may choose now: when they are, and whether there is a place. */
export function waveOptions(
  waves: readonly Wave[],
  { venues }: Pick<Competition, 'venues'>,
  category: string,
  nowMs: number,
): readonly WaveOption[] {
  return waves
    .filter((wave) => waveOpenTo(wave, [category]) && Date.parse(wave.endTime) > nowMs)
    .map((wave) => ({
      value: wave.uuid,
      label: wave.name,
      hint: `${formatSpan({ ...wave, venues })}. ${placesIn(wave)}`,
    }));
}

function placesIn(wave: Wave): string {
  if (waveFull(wave)) return texts.full(wave.waiting);
  return wave.capacity === null ? texts.places : texts.placesLeft(wave.capacity - wave.taken);
}
