import { heightOf } from '@topout/domain';
import { type CSSProperties, useId } from 'react';
import { classNames } from '../class-names.ts';
import { boltPath } from './bolt.ts';
import styles from './marks.module.css';
import { type Colours, Shades } from './shades.tsx';

export interface TileProps {
  /** One character, see `heightOf`. */
  readonly mark: string;
  /** What it says to screen readers; none = the text beside it says the same. */
  readonly label?: string | undefined;
  /** Pixels; 25 on boards, 36 in a judge's rows. The height follows. */
  readonly width?: number;
  /** The number of the attempt, or the letter of its result. A flash has its bolt. */
  readonly children?: string | number | undefined;
  /** The holds' own colours; none = black and white. */
  readonly look?: Colours | undefined;
  /** The result came just now: it rises from the ground. */
  readonly rising?: boolean;
  /** Somebody has to confirm it and nobody has: its outline is dashed. Say so in words, too. */
  readonly unconfirmed?: boolean | undefined;
}

/** One result, filled from the ground to the height that was reached. */
export function Tile({ mark, label, width = 25, children, look, rising = false, unconfirmed }: TileProps) {
  const id = useId();
  const reached = heightOf(mark);
  const level = 28.25 - reached * 27.5;
  const inFill = reached >= 0.6;
  const style: CSSProperties & Record<`--${string}`, string> = look
    ? { '--hold': look.colors[0] ?? 'white', '--on-hold': look.text === 'white' ? '#fff' : '#12171b' }
    : {};
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={classNames(styles.tile, look && styles.coloured, mark === '.' && styles.untried)}
      style={style}
      width={width}
      height={Math.round(width * 1.165)}
      viewBox="0 0 25 29"
    >
      {look && <Shades id={id} colors={look.colors} />}
      <rect className={styles.frame} x=".75" y=".75" width="23.5" height="27.5" rx="5" />
      {reached > 0 && (
        <path
          className={classNames(reached === 1 ? styles.topFill : styles.halfFill, rising && styles.rising)}
          fill={look && look.colors.length > 1 ? `url(#${id})` : undefined}
          d={
            reached === 1
              ? 'M5.75.75h13.5a5 5 0 0 1 5 5v17.5a5 5 0 0 1-5 5H5.75a5 5 0 0 1-5-5V5.75a5 5 0 0 1 5-5z'
              : `M.75 ${level}h23.5V23.25a5 5 0 0 1-5 5H5.75a5 5 0 0 1-5-5z`
          }
        />
      )}
      {unconfirmed && <rect className={styles.gaps} x=".75" y=".75" width="23.5" height="27.5" rx="5" />}
      {mark === '-' && <path className={styles.tried} d="M7.5 25.5h10" />}
      {mark === 'F' && (children === undefined || children === 1) ? (
        <path className={styles.onTop} d={boltPath} transform="translate(4.5 6.5) scale(.667)" />
      ) : (
        children !== undefined && (
          <text
            className={classNames(
              reached === 1 ? styles.onTop : inFill ? styles.onHalf : styles.onFrame,
              look?.text === 'rimmed' && inFill && styles.rim,
            )}
            x="12.5"
            y={textAt(reached)}
            fontSize={String(children).length > 2 ? 10 : reached === 1 || reached === 0 ? 13 : 10.5}
          >
            {children}
          </text>
        )
      )}
    </svg>
  );
}

/** The base line of what is written: in the free part above the fill, or in the fill once that is the larger. */
function textAt(reached: number): number {
  if (reached === 1 || reached === 0) return 19;
  if (reached >= 0.6) return 23;
  return reached > 0.45 ? 11.5 : 13.5;
}
