import type { Competition } from '@topout/contract';
import { categoryCalls } from '@topout/api-client';
import { birthYearsText } from '@topout/domain';
import { ConfirmDialog, ListItem, MoreIcon } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import type { EditedCategory } from './category.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { categoriesTexts as texts } from './texts.ts';

interface CategoryRowProps {
  readonly competition: Competition;
  readonly category: EditedCategory;
  /** Its position in its stage, and how many there are. */
  readonly index: number;
  readonly count: number;
}

export function CategoryRow({ competition, category, index, count }: CategoryRowProps) {
  const { uuid: id, name, capacity } = category;
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { busy, change } = useChange();
  const move = (position: number) =>
    void change(() => categoryCalls.save(competition.uuid, id, { position }, competition));
  const remove = async () => {
    await change(() => categoryCalls.remove(competition.uuid, id, competition));
    setAsked(null);
  };
  return (
    <>
      <ListItem
        title={name}
        subtitle={[capacity === null ? texts.noLimit : texts.limit(capacity), birthYearsText(category)]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Menu label={texts.categoryActions(name)} icon={<MoreIcon />} align="end">
            <MenuItem onSelect={() => setAsked('edit')}>{texts.edit}</MenuItem>
            {index > 0 && <MenuItem onSelect={() => move(index - 1)}>{texts.up}</MenuItem>}
            {index < count - 1 && <MenuItem onSelect={() => move(index + 1)}>{texts.down}</MenuItem>}
            {count > 1 && (
              <MenuItem danger onSelect={() => setAsked('delete')}>
                {texts.delete}
              </MenuItem>
            )}
          </Menu>
        }
      />
      {asked === 'edit' && (
        <CategoryDialog
          competition={competition}
          stage={null}
          category={category}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          open
          title={texts.deleteCategory(name)}
          confirmLabel={texts.deleteConfirm}
          danger
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsked(null)}
        >
          {texts.deleteCategoryText}
        </ConfirmDialog>
      )}
    </>
  );
}
