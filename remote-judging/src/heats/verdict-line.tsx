import { type ListedHeat, verdictOf } from '@topout/domain';
import styles from './heats.module.css';
import type { Racer } from './racers.ts';
import { verdictText } from './texts.ts';

/** Who wins a heat; in qualification nobody does. */
export function VerdictLine({ heat }: { readonly heat: ListedHeat<Racer> }) {
  const { winner, lanes } = heat;
  const verdict = verdictOf(heat);
  const loser = lanes.find(({ racer }) => racer !== null && racer !== winner)?.racer;
  return (
    <output className={styles.verdict}>
      {verdict && winner ? verdictText(winner.name, loser?.name ?? '', verdict) : ''}
    </output>
  );
}
