import { useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The amount in words, shown at the right: "12 of 40". */
  readonly text?: string | undefined;
}

/** How much of something is done. Values outside 0..max are drawn at the nearer end. */
export function ProgressBar({ label, value, max, text = `${value} of ${max}` }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span>{text}</span>
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={text} />
    </div>
  );
}
