import type { Competition } from '@topout/contract';
import { Chip, ChipRow } from '@topout/ui';
import { type GroupName, groupNames, groupOf } from './groups.ts';
import { texts } from './texts.ts';
import type { ShownRow } from './with-unsent.ts';

interface CategoryChipsProps {
  readonly competition: Competition;
  readonly stage: string;
  /** Uuid of the category shown; null = all. */
  readonly category: string | null;
  readonly onChoose: (category: string | null) => void;
}

/** Narrows the board to one category, where the stage has several. */
export function CategoryChips({ competition, stage, category, onChoose }: CategoryChipsProps) {
  const categories = competition.stages.find(({ uuid }) => uuid === stage)?.categories ?? [];
  if (categories.length < 2) return null;
  return (
    <ChipRow label={texts.categories}>
      {categories.map(({ uuid, name }) => (
        <Chip
          key={uuid}
          selected={uuid === category}
          onToggle={(selected) => onChoose(selected ? uuid : null)}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface GroupChipsProps {
  readonly rows: readonly ShownRow[];
  readonly group: GroupName | null;
  readonly onChoose: (group: GroupName | null) => void;
}

/** How many are where, and narrows the board to one group. */
export function GroupChips({ rows, group, onChoose }: GroupChipsProps) {
  const count = (name: GroupName) => rows.filter((row) => groupOf(row) === name).length;
  return (
    <ChipRow label={texts.filters}>
      {groupNames
        .filter((name) => name === group || count(name) > 0)
        .map((name) => (
          <Chip
            key={name}
            selected={name === group}
            count={count(name)}
            onToggle={(selected) => onChoose(selected ? name : null)}
          >
            {groupWords(name)}
          </Chip>
        ))}
    </ChipRow>
  );
}

export const groupWords = (name: GroupName): string => (name === 'AWAY' ? texts.away : texts.state[name]);
