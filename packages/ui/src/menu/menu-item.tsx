import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  readonly icon?: ReactNode;
  /** For a deed that destroys something. */
  readonly danger?: boolean | undefined;
  readonly onSelect: () => void;
}

/** An action in a Menu, which closes when it is chosen. */
export function MenuItem(props: MenuItemProps) {
  const { icon, danger = false, onSelect, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      role="menuitem"
      tabIndex={-1}
      onClick={onSelect}
      className={classNames(styles.item, danger && styles.danger, className)}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

/** A link in a Menu. @example <MenuLink as={Link} to="/entries" icon={<UsersIcon />}>Entries</MenuLink> */
export function MenuLink<As extends ElementType = 'a'>(
  props: { readonly as?: As; readonly icon?: ReactNode } & Omit<ComponentProps<As>, 'as'>,
) {
  const { as: Tag = 'a', icon, className, children, ...rest }: AnyLink = props;
  return (
    <Tag {...rest} role="menuitem" tabIndex={-1} className={classNames(styles.item, className)}>
      {icon}
      <span className={styles.label}>{children}</span>
    </Tag>
  );
}

type AnyLink = { as?: ElementType; icon?: ReactNode; className?: string; children?: ReactNode };
