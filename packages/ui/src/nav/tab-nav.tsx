import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tab-nav.module.css';

export interface TabNavProps {
  /** What the tabs switch between: "Route settings". */
  readonly label: string;
  readonly children: ReactNode;
}

/** Links between sister pages, drawn as tabs. */
export function TabNav({ label, children }: TabNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {children}
    </nav>
  );
}

/** One of them; `aria-current="page"`, which a router's nav link sets itself, marks the present one. */
export function TabLink<As extends ElementType = 'a'>(
  props: { readonly as?: As } & Omit<ComponentProps<As>, 'as'>,
) {
  const { as: Tag = 'a', className, ...rest }: ComponentProps<'a'> & { as?: ElementType } = props;
  return <Tag {...rest} className={classNames(styles.tab, className)} />;
}
