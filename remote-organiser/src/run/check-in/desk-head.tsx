import type { DeskRow } from '@topout/contract';
import { deskCounts, type DeskFilter, deskFilters } from '@topout/domain';
import { Button, Chip, ChipRow, PlusIcon } from '@topout/ui';
import styles from './desk.module.css';
import { texts } from './texts.ts';

export interface DeskHeadProps {
  readonly rows: readonly DeskRow[];
  readonly filter: DeskFilter | null;
  readonly onFilter: (filter: DeskFilter | null) => void;
  readonly onWalkIn: () => void;
}

/** How far the desk is, and what to narrow the list to. */
export function DeskHead({ rows, filter, onFilter, onWalkIn }: DeskHeadProps) {
  const { here, expected, lacking } = deskCounts(rows);
  // Where nothing has to be agreed to, nobody asks who has not.
  const isShown = (one: DeskFilter) => one !== 'NOT_AGREED' || filter === one || lacking[one] > 0;
  return (
    <header className={styles.head}>
      <h1>{texts.title}</h1>
      <Button onClick={onWalkIn}>
        <PlusIcon />
        {texts.walkIn}
      </Button>
      <p className={styles.counts}>
        <strong>{texts.here(here, expected)}</strong>
        <span>{texts.unpaid(lacking.UNPAID)}</span>
      </p>
      <div className={styles.filters}>
        <ChipRow label={texts.filters}>
          {deskFilters.filter(isShown).map((one) => (
            <Chip
              key={one}
              selected={filter === one}
              count={lacking[one]}
              onToggle={(selected) => onFilter(selected ? one : null)}
            >
              {texts.filter[one]}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </header>
  );
}
