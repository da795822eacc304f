import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './list.module.css';

export interface ListProps extends ComponentProps<'ul'> {
  /** Without frame and surface, for a list that stands in a card or sheet. */
  readonly plain?: boolean | undefined;
}

/** A framed list of ListItems. */
export function List({ plain = false, className, ...rest }: ListProps) {
  // Safari drops the list's role along with its bullets; the attribute gives it back.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  return <ul role="list" {...rest} className={classNames(styles.list, plain && styles.plain, className)} />;
}
