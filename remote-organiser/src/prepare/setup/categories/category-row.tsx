import type { Competition } from '@topout/contract';
import { categoryCalls } from '@topout/api-client';
import { birthYearsText } from '@topout/domain';
import { ConfirmDialog, ListItem } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import type { EditedCategory } from './category.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { type Ordered, OrderMenu } from './order-menu.tsx';
import { categoriesTexts as texts } from './texts.ts';

interface CategoryRowProps extends Ordered {
  readonly competition: Competition;
  readonly category: EditedCategory;
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
          <OrderMenu
            label={texts.categoryActions(name)}
            index={index}
            count={count}
            onEdit={() => setAsked('edit')}
            onMove={move}
            onDelete={() => setAsked('delete')}
          />
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
