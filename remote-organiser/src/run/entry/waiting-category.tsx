import type { Entry } from '@topout/contract';
import { Button, CloseIcon, IconButton, Row } from '@topout/ui';
import { SortableList } from '@topout/ui/sortable';
import { useOrder } from './use-order.ts';
import styles from './waiting.module.css';
import { waitingTexts as texts } from './waiting-texts.ts';

export interface WaitingCategoryProps {
  readonly name: string;
  readonly waiting: readonly Entry[];
  readonly busy: boolean;
  /** @returns whether the server accepted the new order; `seen` is the previous one */
  readonly onOrder: (entries: string[], seen: string[]) => Promise<boolean>;
  readonly onPlace: (entry: Entry) => void;
  readonly onRemove: (entry: Entry) => void;
}

/** The waiting list of a category. People reorder it by dragging, by keyboard or with each row's buttons. */
export function WaitingCategory({ name, waiting, busy, onOrder, onPlace, onRemove }: WaitingCategoryProps) {
  const stored = waiting
    .toSorted((a, b) => (a.waitingPosition ?? 0) - (b.waitingPosition ?? 0))
    .map(({ uuid }) => uuid);
  const { order, move } = useOrder(stored, onOrder);
  const people = order.flatMap((uuid) => waiting.find((entry) => entry.uuid === uuid) ?? []);
  if (people.length === 0) return null;
  return (
    <div>
      <h3 className={styles.category}>{name}</h3>
      <SortableList
        label={texts.list(name)}
        items={people}
        getId={({ uuid }) => uuid}
        getName={({ user }) => user.name}
        onReorder={move}
        renderItem={(entry, index) => (
          <div className={styles.person}>
            <span>
              <span className={styles.place}>{index + 1}.</span> {entry.user.name}
            </span>
            <Row gap={1}>
              <Button
                disabled={busy}
                aria-label={texts.placeFor(entry.user.name)}
                onClick={() => onPlace(entry)}
              >
                {texts.place}
              </Button>
              <IconButton
                label={texts.removeOf(entry.user.name)}
                icon={<CloseIcon />}
                disabled={busy}
                onClick={() => onRemove(entry)}
              />
            </Row>
          </div>
        )}
      />
    </div>
  );
}
