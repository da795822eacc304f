import { skylineOf, type SkylineSize } from '@topout/domain';
import styles from './skyline.module.css';

export interface SkylineProps {
  /** A character for each route, in route order, as `marksOf` writes them. */
  readonly marks: string;
  /** What it shows, in words: "9 tops, 4 flashes, 3 zones of 15". */
  readonly label: string;
  readonly size?: SkylineSize;
}

/** A climber's day: one bar for each route, as high as the result. More than 44 routes are told in words. */
export function Skyline({ marks, label, size }: SkylineProps) {
  if (marks === '') return null;
  const drawing = skylineOf(marks, size);
  if (!drawing) return <span>{label}</span>;
  const { width, height, full, half, ground } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.skyline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {full && <path className={styles.full} d={full} />}
      {half && <path className={styles.half} d={half} />}
      {ground && <path className={styles.ground} d={ground} />}
    </svg>
  );
}
