import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { useFieldBinding } from './field-context.ts';

/** A line of text; every attribute of `input` applies. Inside a Field it takes the Field's label and messages. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input type="text" {...useFieldBinding()} {...rest} className={classNames(styles.control, className)} />
  );
}
