import type { League } from '@topout/api-client';
import { matchesSearch } from '@topout/domain';
import { ButtonLink, Chip, ChipRow, EditIcon, EmptyState, Stack, TrophyIcon } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { CategoryTable } from './category-table.tsx';
import { HowItCounts } from './how-it-counts.tsx';
import styles from './league.module.css';
import { summaryOf } from './summary.ts';
import { leagueTexts as texts } from './texts.ts';

/** Everybody's place, category by category, with the reason. */
export function Standings({ league }: { readonly league: League }) {
  const { uuid, name, competitions, categories, canChange } = league;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const typed = useDeferredValue(search);
  const shown = categories.filter((one) => selected.length === 0 || selected.includes(one.name));
  const toggle = (category: string, on: boolean) =>
    setSelected(on ? [...selected, category] : selected.filter((one) => one !== category));
  return (
    <Stack gap={6}>
      <header className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p className={styles.how}>{summaryOf(league)}</p>
        </div>
        {canChange && (
          <ButtonLink as={Link} to={`/organise/leagues/${uuid}`} icon={<EditIcon />}>
            {texts.change}
          </ButtonLink>
        )}
      </header>
      {competitions.length === 0 ? (
        <EmptyState icon={<TrophyIcon size={28} />} title={texts.emptyTitle}>
          {texts.empty}
        </EmptyState>
      ) : (
        <>
          <HowItCounts league={league} />
          <Stack gap={2}>
            <div className={styles.search}>
              <SearchInput
                label={texts.search}
                placeholder={texts.searchPlaceholder}
                value={search}
                onChange={setSearch}
              />
            </div>
            {categories.length > 1 && (
              <ChipRow label={texts.categories}>
                {categories.map((one) => (
                  <Chip
                    key={one.name}
                    selected={selected.includes(one.name)}
                    onToggle={(on) => toggle(one.name, on)}
                  >
                    {one.name}
                  </Chip>
                ))}
              </ChipRow>
            )}
          </Stack>
        </>
      )}
      {competitions.length > 0 && categories.length === 0 && (
        <EmptyState icon={<TrophyIcon size={28} />} title={texts.noneTitle}>
          {texts.none}
        </EmptyState>
      )}
      {shown.map((category) => (
        <CategoryTable
          key={category.name}
          name={category.name}
          competitions={competitions}
          rows={category.rows.filter(({ user }) => matchesSearch(typed, user))}
          searched={typed.trim() !== ''}
        />
      ))}
    </Stack>
  );
}
