import type { Competition } from '@topout/contract';
import { Chip, ChipRow, CloseIcon, IconButton, SearchIcon } from '@topout/ui';
import { lazy, Suspense, useState } from 'react';
import { boardTexts as texts } from '../../../texts.ts';
import styles from './board-filters.module.css';

export interface BoardFiltersProps {
  readonly categories: Competition['stages'][number]['categories'];
  /** Uuids of the chosen ones; none = all. */
  readonly selected: readonly string[];
  readonly onToggle: (category: string, on: boolean) => void;
  /** How many are on a board, by category; a missing one is on its way. */
  readonly counts: ReadonlyMap<string, number>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

const SearchField = lazy(() => import(/* webpackChunkName: "board-more" */ './search-field.tsx'));

/** Who is to be seen: categories, and a name. On a phone the field opens over the categories. */
export function BoardFilters({
  categories,
  selected,
  onToggle,
  counts,
  search,
  onSearch,
}: BoardFiltersProps) {
  const [open, setOpen] = useState(false);
  const toggleSearch = () => {
    if (open) onSearch('');
    setOpen(!open);
  };
  return (
    <div className={styles.filters} data-searching={open || undefined}>
      <div className={styles.chips}>
        {categories.length > 1 && (
          <ChipRow label={texts.categories}>
            {categories.map(({ uuid, name }) => (
              <Chip key={uuid} selected={selected.includes(uuid)} onToggle={(on) => onToggle(uuid, on)}>
                {name}
                <span className={styles.count} data-count={counts.get(uuid)} aria-hidden="true" />
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      <div className={styles.search}>
        <Suspense>
          <SearchField value={search} onChange={onSearch} opened={open} />
        </Suspense>
      </div>
      <span className={styles.toggle}>
        <IconButton
          label={open ? texts.closeSearch : texts.search}
          icon={open ? <CloseIcon /> : <SearchIcon />}
          aria-expanded={open}
          onClick={toggleSearch}
        />
      </span>
    </div>
  );
}
