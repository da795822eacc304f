import type { Competition } from '@topout/contract';
import { Button, Chip, ChipRow, PlusIcon } from '@topout/ui';
import { useState } from 'react';
import styles from '../manage-routes.module.css';
import { texts } from '../texts.ts';
import { AreaNameDialog } from './area-name-dialog.tsx';

interface AreaChipsProps {
  readonly competition: Competition;
  readonly selected: string | null;
  readonly onSelect: (area: string | null) => void;
  readonly onAdd: (name: string) => void;
}

/** The areas, one of which may be chosen, and the way to another. */
export function AreaChips({ competition, selected, onSelect, onAdd }: AreaChipsProps) {
  const [adding, setAdding] = useState(false);
  const areas = competition.judgingGroups;
  return (
    <div className={styles.toolbar}>
      <ChipRow label={texts.areaChips} wrap>
        {areas.map(({ uuid, name, routes }) => (
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
        {texts.addArea}
      </Button>
      {adding && (
        <AreaNameDialog
          title={texts.addArea}
          action={texts.create}
          taken={areas.map(({ name }) => name)}
          onSave={onAdd}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
