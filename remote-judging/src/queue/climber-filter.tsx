import { Chip, ChipRow, Stack } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { texts } from './texts.ts';

interface Category {
  readonly uuid: string;
  readonly name: string;
}

export interface Filter {
  readonly search: string;
  /** Category uuids; none = all. */
  readonly categories: readonly string[];
}

const noFilter: Filter = { search: '', categories: [] };

/** By route: a judge who saves and comes back looks for the same people. */
const filtersAtom = atom<Readonly<Record<string, Filter>>>({});

/** What this judge looks for on a route, for the life of the page. */
export function useFilter(route: string): readonly [Filter, (filter: Filter) => void] {
  const [filters, setFilters] = useAtom(filtersAtom);
  const choose = useCallback(
    (filter: Filter) => setFilters((all) => ({ ...all, [route]: filter })),
    [route, setFilters],
  );
  return [filters[route] ?? noFilter, choose];
}

/** Typing must pause this long before the lists follow (behaviour: judging#queue). */
const debounceMs = 100;

export interface ClimberFilterProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  /** The choice; a single one offers none. */
  readonly categories: readonly Category[];
}

/** Search, and one chip per category. */
export function ClimberFilter({ filter, onChange, categories }: ClimberFilterProps) {
  const [typed, setTyped] = useState(filter.search);
  useEffect(() => {
    if (typed === filter.search) return;
    const timer = setTimeout(() => onChange({ ...filter, search: typed }), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);

  const toggled = (category: string, on: boolean) =>
    on ? [...filter.categories, category] : filter.categories.filter((other) => other !== category);
  return (
    <Stack gap={3}>
      <SearchInput
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        value={typed}
        onChange={setTyped}
      />
      {categories.length > 1 && (
        <ChipRow label={texts.categories}>
          {categories.map(({ uuid, name }) => (
            <Chip
              key={uuid}
              selected={filter.categories.includes(uuid)}
              onToggle={(on) => onChange({ ...filter, categories: toggled(uuid, on) })}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}
