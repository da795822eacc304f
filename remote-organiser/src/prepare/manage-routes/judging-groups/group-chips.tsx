import type { Competition } from '@topout/contract';
import { Button, Chip, ChipRow, PlusIcon } from '@topout/ui';
import { useState } from 'react';
import styles from '../manage-routes.module.css';
import { texts } from '../texts.ts';
import { GroupNameDialog } from './group-name-dialog.tsx';

interface GroupChipsProps {
  readonly competition: Competition;
  readonly selected: string | null;
  readonly onSelect: (group: string | null) => void;
  readonly onAdd: (name: string) => void;
}

/** The judging groups, to choose one, and a button for a new one. */
export function GroupChips({ competition, selected, onSelect, onAdd }: GroupChipsProps) {
  const [adding, setAdding] = useState(false);
  const groups = competition.judgingGroups;
  return (
    <div className={styles.toolbar}>
      <ChipRow label={texts.groupChips} wrap>
        {groups.map(({ uuid, name, routes }) => (
          <Chip
            key={uuid}
            selected={uuid === selected}
            count={routes.length}
            onToggle={(on) => onSelect(on ? uuid : null)}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
        {texts.addGroup}
      </Button>
      {adding && (
        <GroupNameDialog
          title={texts.addGroup}
          action={texts.create}
          taken={groups.map(({ name }) => name)}
          onSave={onAdd}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
