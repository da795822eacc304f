import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { useFieldBinding } from './field-context.ts';

/** Several lines of text; grows with them where the browser can. Ties itself to the Field around it. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldBinding()}
      {...rest}
      className={classNames(styles.control, styles.area, className)}
    />
  );
}
