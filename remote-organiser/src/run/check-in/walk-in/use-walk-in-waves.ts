import { serverNow, useWaves } from '@topout/api-client';
import type { WalkInBody, Wave } from '@topout/contract';
import { nextWave, waveOpenTo } from '@topout/domain';
import type { WalkInValues } from './beginning.ts';

/** Chosen instead of a session. */
export const noWave = 'none';

/** The sessions that have not ended, and the one for what is typed so far. (behaviour: check-in#walk-ins) */
export function useWalkInWaves(competition: string) {
  const { data } = useWaves(competition);
  const ahead = (data?.data ?? []).filter(({ endTime }) => Date.parse(endTime) > serverNow());

  /** Those of the category; none before one is chosen. */
  const offered = ({ category }: WalkInValues): readonly Wave[] =>
    category === '' ? [] : ahead.filter((wave) => waveOpenTo(wave, [category]));

  /** As chosen, or as proposed where nothing was chosen that the category may have. */
  function chosen(values: WalkInValues): string {
    const waves = offered(values);
    const isOffered = values.wave === noWave || waves.some(({ uuid }) => uuid === values.wave);
    return isOffered ? values.wave : (nextWave(waves, [values.category])?.uuid ?? noWave);
  }

  function waveIn(values: WalkInValues): Pick<WalkInBody, 'wave'> {
    const wave = chosen(values);
    return wave === noWave ? {} : { wave };
  }
  return { offered, chosen, waveIn };
}
