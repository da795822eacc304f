import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icons/arrow-icons.ts';
import { ListRow, type ListRowContent } from './list-row.tsx';
import styles from './list.module.css';

export interface ListItemProps extends ListRowContent {
  readonly selected?: boolean | undefined;
  /** Buttons at the end of the row; they are targets of their own. */
  readonly actions?: ReactNode;
}

/** A row that only shows. */
export function ListItem({ selected = false, actions, trailing, ...content }: ListItemProps) {
  return (
    <li className={classNames(styles.item, selected && styles.selected)}>
      <div className={styles.row}>
        <ListRow
          {...content}
          trailing={
            trailing === undefined && actions === undefined ? undefined : (
              <>
                {trailing}
                {actions}
              </>
            )
          }
        />
      </div>
    </li>
  );
}

export interface ListButtonProps
  extends ListRowContent, Omit<ComponentProps<'button'>, 'title' | 'children'> {
  readonly selected?: boolean | undefined;
  /** For a deed that destroys something. */
  readonly danger?: boolean | undefined;
}

/** A row that does something: all of it is the button. */
export function ListButton(props: ListButtonProps) {
  const { title, subtitle, leading, trailing, selected, danger = false, className, ...rest } = props;
  return (
    <li className={classNames(styles.item, selected === true && styles.selected)}>
      <button
        type="button"
        {...rest}
        aria-pressed={selected}
        className={classNames(styles.row, danger && styles.danger, className)}
      >
        <ListRow title={title} subtitle={subtitle} leading={leading} trailing={trailing} />
      </button>
    </li>
  );
}

export type ListLinkProps<As extends ElementType> = ListRowContent & {
  /** What renders the link: `a`, or the link of a router, whose props come along. */
  readonly as?: As;
} & Omit<ComponentProps<As>, 'as' | 'children' | keyof ListRowContent>;

type AnyLink = ListRowContent & { as?: ElementType; className?: string };

/** A row that leads somewhere, with a chevron. @example <ListLink as={Link} to="1" title="First" /> */
export function ListLink<As extends ElementType = 'a'>(props: ListLinkProps<As>) {
  const { as: Tag = 'a', title, subtitle, leading, trailing, className, ...rest }: AnyLink = props;
  const end = (
    <>
      {trailing}
      <ChevronRightIcon />
    </>
  );
  return (
    <li className={styles.item}>
      <Tag {...rest} className={classNames(styles.row, className)}>
        <ListRow title={title} subtitle={subtitle} leading={leading} trailing={end} />
      </Tag>
    </li>
  );
}
