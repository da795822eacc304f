import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** A surface that holds what belongs together. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}
