import type { RouteFigures } from '@topout/contract';
import { VisuallyHidden } from '@topout/ui';
import styles from './figures.module.css';
import { figuresTexts as texts } from './texts.ts';

interface FigureBarProps {
  readonly row: RouteFigures;
  /** Of the category: the whole width. */
  readonly climbers: number;
}

/** How far everybody got, as parts of one bar. They differ in shade and height, and are named for the ear. */
export function FigureBar({ row, climbers }: FigureBarProps) {
  const { flashes, tops, zones, tried } = row;
  const reached = Math.max(zones, tops);
  const parts = [
    { key: 'flash', count: flashes },
    { key: 'top', count: tops - flashes },
    { key: 'zone', count: reached - tops },
    { key: 'try', count: tried - reached },
  ] as const;
  return (
    <span className={styles.bar}>
      <VisuallyHidden>{texts.bar(row, climbers)}</VisuallyHidden>
      {parts.map(({ key, count }) =>
        count > 0 ? (
          <span
            key={key}
            className={styles[key]}
            style={{ inlineSize: `${(100 * count) / Math.max(climbers, 1)}%` }}
          />
        ) : null,
      )}
    </span>
  );
}
