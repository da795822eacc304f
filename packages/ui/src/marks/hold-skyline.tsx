import { type CSSProperties, useId } from 'react';
import { barLines } from './bar-lines.ts';
import { heightOf } from '@topout/domain';
import { boltPath } from './bolt.ts';
import styles from './marks.module.css';
import { type Colours, Shades } from './shades.tsx';

export interface SkylineBar {
  /** One character, see `heightOf`. */
  readonly mark: string;
  readonly look: Colours;
  /** Of the route, below the bar; only where it is short. */
  readonly number?: string | undefined;
}

export interface HoldSkylineProps {
  /** In route order. */
  readonly bars: readonly SkylineBar[];
  /** What it shows, in words: "9 tops, 4 flashes, 3 zones of 15". */
  readonly label: string;
}

/* Pixels of a line, from its top: the bolts of flashes, the bars, their numbers, and the space to the next line. */
const [top, high, below, between] = [20, 64, 17, 10];
const ground = top + high;
const lineHeight = ground + below;

/** A climber's day in the colours of the holds, with bolts and numbers: the large sister of `Skyline`. */
export function HoldSkyline({ bars, label }: HoldSkylineProps) {
  const { bar, gap, perLine, lines, width } = barLines(bars.length);
  if (bars.length === 0) return null;
  const height = lines * (lineHeight + between) - between;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.holdSkyline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {bars.map((one, index) => (
        <Bar
          key={index}
          {...one}
          width={bar}
          x={(index % perLine) * (bar + gap)}
          y={Math.floor(index / perLine) * (lineHeight + between)}
        />
      ))}
    </svg>
  );
}

interface BarProps extends SkylineBar {
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

function Bar({ mark, look: { colors }, number, width, x, y }: BarProps) {
  const id = useId();
  const [first = 'white'] = colors;
  const style: CSSProperties & Record<`--${string}`, string> = { '--hold': first };
  const reached = heightOf(mark) * high;
  const middle = width / 2;
  return (
    <g style={style} transform={`translate(${x} ${y})`}>
      {mark === 'F' && (
        <path className={styles.bolt} d={boltPath} transform={`translate(${middle - 7.2} 0) scale(.6)`} />
      )}
      {reached > 0 && (
        <>
          <Shades id={id} colors={colors} down />
          <rect
            className={styles.bar}
            fill={colors.length > 1 ? `url(#${id})` : first}
            x=".5"
            y={ground - reached + 0.5}
            width={width - 1}
            height={reached - 1}
            rx="3"
          />
        </>
      )}
      {mark === '-' && <path className={styles.triedBar} d={`M1 ${ground - 1}h${width - 2}`} />}
      {mark === '.' && <circle className={styles.untriedBar} cx={middle} cy={ground - 1.5} r="1.5" />}
      {number !== undefined && number.length < 4 && (
        <text className={styles.barNumber} x={middle} y={ground + 14} fontSize={width > 13 ? 11.5 : 10.5}>
          {number}
        </text>
      )}
    </g>
  );
}
