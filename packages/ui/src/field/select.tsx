import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/arrow-icons.ts';
import styles from './control.module.css';
import { useFieldBinding } from './field-context.ts';

export interface SelectProps extends ComponentProps<'select'> {
  /** Shown while nothing is chosen, as an option that cannot be taken: "Choose a category...". */
  readonly placeholder?: string | undefined;
}

/** The browser's own select in our clothes; `option`s as children. Ties itself to the Field around it. */
export function Select({ placeholder, className, children, ...rest }: SelectProps) {
  return (
    <div className={styles.wrap}>
      <select
        {...useFieldBinding()}
        {...rest}
        className={classNames(styles.control, styles.select, className)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon />
      </span>
    </div>
  );
}
