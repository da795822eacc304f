import { isRerun, type ListedHeat, verdictOf } from '@topout/domain';
import styles from './heats.module.css';
import type { Racer } from './racers.ts';
import { heatTexts as texts, verdictText } from './texts.ts';

/** Who wins a heat, or that it is raced again; in qualification nobody wins. */
export function VerdictLine({ heat }: { readonly heat: ListedHeat<Racer> }) {
  const { winner, lanes } = heat;
  const verdict = verdictOf(heat);
  const loser = lanes.find(({ racer }) => racer !== null && racer !== winner)?.racer;
  return (
    <output className={styles.verdict}>
      {verdict && winner && verdictText(winner.name, loser?.name ?? '', verdict)}
      {isRerun(heat) && texts.equal}
    </output>
  );
}
