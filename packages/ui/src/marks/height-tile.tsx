import { type CSSProperties, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './marks.module.css';
import { type Colours, Shades } from './shades.tsx';

export interface HeightTileProps {
  /** How much of the route, from 0 to 1; 1 is the top. Null where it was not tried. */
  readonly reached: number | null;
  readonly look: Colours;
}

/** One sport route, filled from the ground to the hold that was reached. Decoration: the figure below says the same. */
export function HeightTile({ reached, look: { colors } }: HeightTileProps) {
  const id = useId();
  const [first = 'white'] = colors;
  const style: CSSProperties & Record<`--${string}`, string> = { '--hold': first };
  const filled = (reached ?? 0) * 82;
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.tile, styles.coloured, reached === null && styles.untried)}
      style={style}
      width="52"
      height="84"
      viewBox="0 0 52 84"
    >
      <Shades id={`${id}c`} colors={colors} />
      <clipPath id={id}>
        <rect x="1" y="1" width="50" height="82" rx="9" />
      </clipPath>
      <rect className={styles.frame} x="1" y="1" width="50" height="82" rx="9" />
      {filled > 0 && (
        <rect
          clipPath={`url(#${id})`}
          fill={colors.length > 1 ? `url(#${id}c)` : first}
          x="1"
          y={83 - filled}
          width="50"
          height={filled}
        />
      )}
      {reached === 0 && <path className={styles.tried} d="M16 77h20" />}
      <rect className={styles.outline} x="1" y="1" width="50" height="82" rx="9" />
    </svg>
  );
}
