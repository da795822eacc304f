import type { Results } from '@topout/contract';
import { matchesSearch } from '@topout/domain';
import { Button, StickyActionBar, UndoIcon } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { useDeferredValue, useState } from 'react';
import { GroupTable } from './group-table.tsx';
import { choicesOf, type GroupMember } from './groups-of.ts';
import styles from './groups.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { groupsTexts as texts } from './texts.ts';
import { useMoves } from './use-moves.ts';

export interface GroupBoardProps {
  readonly competition: string;
  readonly stage: Results['stages'][number];
}

/** Everybody in a stage by category and group; pressing a row moves that person. */
export function GroupBoard({ competition, stage: { uuid, name, categories } }: GroupBoardProps) {
  const [search, setSearch] = useState('');
  const typed = useDeferredValue(search);
  const [chosen, setChosen] = useState<GroupMember | null>(null);
  const { said, busy, canUndo, move, undo } = useMoves(competition, uuid);
  const found = categories
    .map((category) => ({
      ...category,
      shown: category.rows.filter(({ user }) => matchesSearch(typed, user)),
    }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <>
      <header>
        <h1>{texts.heading(name)}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <div className={styles.narrow}>
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={setSearch}
        />
      </div>
      {found.length === 0 && <p className={styles.lead}>{texts.nothingFound}</p>}
      {found.map((category) => (
        <GroupTable
          key={category.uuid}
          name={category.name}
          all={category.rows}
          shown={category.shown}
          onChoose={setChosen}
        />
      ))}
      {chosen && (
        <MoveDialog
          member={chosen}
          rows={categories.find(({ rows }) => rows.some(({ entry }) => entry === chosen.entry))?.rows ?? []}
          choices={choicesOf(categories)}
          onMove={move}
          onClose={() => setChosen(null)}
        />
      )}
      {said !== null && (
        <StickyActionBar>
          <output className={styles.said}>{said}</output>
          {canUndo && (
            <Button
              icon={<UndoIcon />}
              className={styles.undo}
              busy={busy}
              aria-keyshortcuts="Control+Z"
              onClick={() => void undo()}
            >
              {texts.undo}
            </Button>
          )}
        </StickyActionBar>
      )}
    </>
  );
}
