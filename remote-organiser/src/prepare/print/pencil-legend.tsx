import { Tile } from '@topout/ui/marks';
import styles from './print.module.css';
import { printTexts as texts } from './texts.ts';

/** How high a tile is filled for what. @param zones of the boulder */
export const PencilLegend = ({ zones }: { readonly zones: number }) => (
  <span className={styles.legend}>
    {texts.pencil(zones).map(({ mark, text }) => (
      <span key={mark} className={styles.key}>
        <Tile mark={mark} width={13} />
        {text}
      </span>
    ))}
  </span>
);
