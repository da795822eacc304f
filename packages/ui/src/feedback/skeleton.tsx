import { classNames } from '../class-names.ts';
import hidden from '../layout/visually-hidden.module.css';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'text' | 'circle' | undefined;
  /** Of a text: any CSS length, 100 % unless told otherwise. Of a circle: its diameter in pixels. */
  readonly width?: string | number | undefined;
}

/** Holds the place of something whose size is known, so that nothing jumps when it arrives. Silent for screen readers. */
export function Skeleton({ shape = 'text', width = shape === 'text' ? '100%' : 40 }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.bone, styles[shape])}
      style={shape === 'circle' ? { width, height: width } : { width }}
    />
  );
}

export interface SkeletonRowsProps {
  /** How many rows to hold; the number that will come, if it is known. */
  readonly count?: number | undefined;
  /** Says what is on its way, to screen readers only. */
  readonly label: string;
}

/** Rows of a list on their way: a circle and two lines each, framed and as tall as a List. */
export function SkeletonRows({ count = 6, label }: SkeletonRowsProps) {
  return (
    <div className={styles.rows}>
      <output className={hidden.hidden}>{label}</output>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton width={`${48 + ((row * 17) % 30)}%`} />
            <Skeleton width={`${24 + ((row * 11) % 18)}%`} />
          </div>
          <Skeleton width="3em" />
        </div>
      ))}
    </div>
  );
}
