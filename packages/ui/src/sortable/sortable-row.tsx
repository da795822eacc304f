import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { DragIcon } from '../icons/action-icons.ts';
import { MoveButtons, type MoveButtonsProps } from './move-buttons.tsx';
import styles from './sortable-list.module.css';

export interface SortableRowProps extends MoveButtonsProps {
  readonly id: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One row: a handle to drag, two buttons for those who do not drag, and what the caller puts in. */
export function SortableRow(props: SortableRowProps) {
  const { id, name, disabled, onMoveUp, onMoveDown, actions, children } = props;
  const sortable = useSortable({ id, disabled });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.item, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={`Drag ${name}`}
        icon={<DragIcon />}
        disabled={disabled}
        className={styles.handle}
      />
      <div className={styles.content}>{children}</div>
      <div className={styles.moves}>
        <MoveButtons {...{ name, disabled, onMoveUp, onMoveDown }} />
      </div>
      {actions}
    </li>
  );
}
