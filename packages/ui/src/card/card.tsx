import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** A surface that holds what belongs together. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}

/** A card that leads somewhere as a whole. @example <CardLink as={Link} to="/somewhere">…</CardLink> */
export function CardLink<As extends ElementType = 'a'>(
  props: { readonly as?: As } & Omit<ComponentProps<As>, 'as'>,
) {
  const { as: Tag = 'a', className, ...rest }: ComponentProps<'a'> & { as?: ElementType } = props;
  return <Tag {...rest} className={classNames(styles.card, styles.link, className)} />;
}
