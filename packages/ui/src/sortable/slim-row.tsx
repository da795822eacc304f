import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { DragIcon } from '../icons/action-icons.ts';
import { MoveButtons } from './move-buttons.tsx';
import styles from './sortable-list.module.css';
import type { SortableRowProps } from './sortable-row.tsx';

export interface SlimRowProps extends SortableRowProps {
  /** Whether its two buttons stand in the place of its actions. */
  readonly open: boolean;
  /** Whether another row is open. */
  readonly resting: boolean;
  readonly onOpen: (open: boolean) => void;
}

/**
 * A row with one handle: drag it, move it with the arrow keys, or tap it for two buttons. These come only then, so that a
 * finger that scrolls past a long list meets little that it could press. Meanwhile the other rows have nothing in that
 * place: a move brings a neighbour under the finger, and a second tap would do something else to it.
 */
export function SlimRow(props: SlimRowProps) {
  const { id, name, disabled, onMoveUp, onMoveDown, actions, children, open, resting, onOpen } = props;
  const sortable = useSortable({ id, disabled });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  /** A key that picks up or puts down is followed by a click in some browsers. */
  const byKey = useRef(false);

  function onKey(event: KeyboardEvent) {
    byKey.current = event.key === 'Enter' || event.key === ' ';
    const move = { ArrowUp: onMoveUp, ArrowDown: onMoveDown }[event.key];
    if (!move || isDragging) return;
    event.preventDefault();
    move();
  }
  function onClick() {
    if (!byKey.current) onOpen(!open);
    byKey.current = false;
  }

  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.item, styles.slimItem, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.content}>{children}</div>
      {resting && <div className={styles.slimRest} />}
      {open && (
        <div className={styles.slimMoves}>
          <MoveButtons {...{ name, disabled, onMoveUp, onMoveDown }} />
        </div>
      )}
      {!open && !resting && actions}
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={`Drag ${name}`}
        icon={<DragIcon />}
        disabled={disabled}
        className={styles.handle}
        aria-expanded={open}
        onKeyDownCapture={onKey}
        onPointerDownCapture={() => {
          byKey.current = false;
        }}
        onClick={onClick}
      />
    </li>
  );
}
