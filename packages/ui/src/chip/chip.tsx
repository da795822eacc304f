import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'onToggle'> {
  readonly selected: boolean;
  /** Called with what `selected` should become. */
  readonly onToggle: (selected: boolean) => void;
  /** A number after the label. */
  readonly count?: number | undefined;
}

/** A filter that is on or off. */
export function Chip({ selected, onToggle, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      onClick={() => onToggle(!selected)}
      className={classNames(styles.chip, className)}
    >
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

export interface ChipRowProps {
  /** What the chips choose: "Categories". */
  readonly label: string;
  /** Breaks into lines instead of scrolling sideways. */
  readonly wrap?: boolean | undefined;
  readonly children: ReactNode;
}

/** Chips in one line that scrolls sideways, fading at its edges. */
export function ChipRow({ label, wrap = false, children }: ChipRowProps) {
  return (
    <fieldset aria-label={label} className={classNames(styles.row, wrap && styles.wrap)}>
      {children}
    </fieldset>
  );
}
