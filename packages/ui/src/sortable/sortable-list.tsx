import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { announcements } from './announcements.ts';
import styles from './sortable-list.module.css';
import { SlimRow } from './slim-row.tsx';
import { SortableRow } from './sortable-row.tsx';

export interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly getId: (item: Item) => string;
  /** What the row is called when it moves. */
  readonly getName: (item: Item) => string;
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** Buttons at the end of the row. */
  readonly renderActions?: ((item: Item) => ReactNode) | undefined;
  /** All ids in their new order. The caller sets `items`, at once if it can. */
  readonly onReorder: (ids: string[]) => void;
  readonly disabled?: boolean | undefined;
  /** Without a frame, each row with one handle, which shows its buttons when it is tapped. */
  readonly slim?: boolean | undefined;
}

const slimHelp = {
  draggable:
    'Press the up or down arrow key to move this row. To carry it, press the space bar, then the arrow keys, and the space bar again. Escape puts it back.',
};

/** Rows go up and down only. */
const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose order can be changed by dragging, by keyboard, or by a pair of buttons in each row. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getId, getName, renderItem, renderActions, onReorder } = props;
  const { disabled = false, slim = false } = props;
  const [moved, setMoved] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(getId);
  const openRow = opened !== null && ids.includes(opened) ? opened : null;
  const nameOf = (id: string) => {
    const item = items[ids.indexOf(id)];
    return item === undefined ? '' : getName(item);
  };
  const move = (from: number, to: number) => onReorder(arrayMove(ids, from, to));
  const step = (from: number, to: number) => {
    move(from, to);
    setMoved(`${nameOf(ids[from] ?? '')} is at place ${to + 1} of ${ids.length}.`);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={{
        announcements: announcements(ids, nameOf),
        ...(slim && { screenReaderInstructions: slimHelp }),
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol aria-label={label} className={classNames(styles.list, slim && styles.slim)}>
          {items.map((item, index) => {
            const id = getId(item);
            const row = {
              id,
              name: getName(item),
              disabled,
              onMoveUp: index > 0 ? () => step(index, index - 1) : undefined,
              onMoveDown: index < items.length - 1 ? () => step(index, index + 1) : undefined,
              actions: renderActions?.(item),
              children: renderItem(item, index),
            };
            return slim ? (
              <SlimRow
                key={id}
                {...row}
                open={openRow === id}
                resting={openRow !== null && openRow !== id}
                onOpen={(open) => setOpened(open ? id : null)}
              />
            ) : (
              <SortableRow key={id} {...row} />
            );
          })}
        </ol>
        <VisuallyHidden>
          <output>{moved}</output>
        </VisuallyHidden>
      </SortableContext>
    </DndContext>
  );
}
