import { type CSSProperties, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './marks.module.css';
import { type Colours, Shades } from './shades.tsx';

/* In a field of 24 × 24. The shape alone tells the twelve colours apart. */
const shapes = {
  octagon: 'M7.6 1h8.8L23 7.6v8.8L16.4 23H7.6L1 16.4V7.6z',
  circle: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  diamond:
    'M10.6 1.1a2 2 0 0 1 2.8 0l9.5 9.5a2 2 0 0 1 0 2.8l-9.5 9.5a2 2 0 0 1-2.8 0l-9.5-9.5a2 2 0 0 1 0-2.8z',
  square: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
  hexagon:
    'M11 1.1a2 2 0 0 1 2 0l8.2 4.8a2 2 0 0 1 1 1.7v8.8a2 2 0 0 1-1 1.7L13 22.9a2 2 0 0 1-2 0l-8.2-4.8a2 2 0 0 1-1-1.7V7.6a2 2 0 0 1 1-1.7z',
  leaf: 'M4 2h11a7 7 0 0 1 7 7v11a2 2 0 0 1-2 2H9a7 7 0 0 1-7-7V4a2 2 0 0 1 2-2z',
  shield: 'M4.5 1.5h15a2 2 0 0 1 2 2v7.5c0 6.5-4 10-9.5 12-5.5-2-9.5-5.5-9.5-12V3.5a2 2 0 0 1 2-2z',
  pentagon:
    'M11 1.3a1.8 1.8 0 0 1 2 0l9.2 6.8a1.8 1.8 0 0 1 .7 2l-3.5 10.9a1.8 1.8 0 0 1-1.7 1.3H6.3a1.8 1.8 0 0 1-1.7-1.3L1.1 10.1a1.8 1.8 0 0 1 .7-2z',
  trapezoid:
    'M7.6 2.5h8.8a2 2 0 0 1 1.9 1.4l4.6 15a2 2 0 0 1-1.9 2.6H3a2 2 0 0 1-1.9-2.6l4.6-15a2 2 0 0 1 1.9-1.4z',
  ring: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  bar: 'M2.5 4.5h19a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-19a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z',
  bucket:
    'M3 2.5h18a2 2 0 0 1 1.9 2.6l-4.6 15a2 2 0 0 1-1.9 1.4H7.6a2 2 0 0 1-1.9-1.4l-4.6-15A2 2 0 0 1 3 2.5z',
} as const;

export interface HoldProps {
  readonly look: Colours & { readonly shape: keyof typeof shapes };
  /** On the hold; numbers of several groups ("3/2/1") stand beside it. */
  readonly number?: string | number | undefined;
  /** Pixels: 27 in heads, 34 in lists, 48 for judges. */
  readonly size?: number;
}

/** A route's marker: a shape in the colour of its holds. Decoration: the name of the colour belongs into the text beside it. */
export function Hold({ look, number, size = 34 }: HoldProps) {
  const id = useId();
  const { shape, colors, text } = look;
  const [first = 'white', second] = colors;
  const written = String(number ?? '');
  const style: CSSProperties & Record<`--${string}`, string> = { '--hold': first };
  return (
    <svg
      aria-hidden="true"
      className={styles.hold}
      style={style}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <Shades id={id} colors={colors} />
      <path className={styles.shape} fill={second === undefined ? first : `url(#${id})`} d={shapes[shape]} />
      {shape === 'ring' && <circle className={styles.inner} cx="12" cy="12" r="8.2" />}
      {written.length > 0 && written.length < 4 && (
        <text
          className={classNames(styles.number, styles[text])}
          x="12"
          y={shape === 'pentagon' || shape === 'trapezoid' ? 17.2 : 16}
          fontSize={written.length > 2 ? 8 : 11}
        >
          {written}
        </text>
      )}
    </svg>
  );
}
