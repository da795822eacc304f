import type { Competition } from '@topout/contract';
import { Chip, ChipRow, Stack } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { boardTexts as texts } from '../texts.ts';

export interface BoardFiltersProps {
  readonly categories: Competition['stages'][number]['categories'];
  /** Uuids of the chosen ones; none = all. */
  readonly selected: readonly string[];
  readonly onToggle: (category: string, on: boolean) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Who is to be seen: categories, and a name. */
export function BoardFilters({ categories, selected, onToggle, search, onSearch }: BoardFiltersProps) {
  return (
    <Stack gap={2}>
      <SearchInput
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={search}
        onChange={onSearch}
      />
      {categories.length > 1 && (
        <ChipRow label={texts.categories}>
          {categories.map(({ uuid, name }) => (
            <Chip key={uuid} selected={selected.includes(uuid)} onToggle={(on) => onToggle(uuid, on)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}
