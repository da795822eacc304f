import type { Competition } from '@topout/contract';
import { stageCalls } from '@topout/api-client';
import { Badge, Button, ConfirmDialog, List, MoreIcon, PlusIcon, Row, Section } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryRow } from './category-row.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { categoriesTexts as texts } from './texts.ts';

interface StageCardProps {
  readonly competition: Competition;
  readonly stage: Competition['stages'][number];
  /** Its position among the stages, and how many there are. */
  readonly index: number;
  readonly count: number;
}

/** A stage with its categories in order. */
export function StageCard({ competition, stage, index, count }: StageCardProps) {
  const [asked, setAsked] = useState<'edit' | 'delete' | 'category' | null>(null);
  const { busy, change } = useChange();
  const { uuid } = competition;
  const move = (position: number) =>
    void change(() => stageCalls.save(uuid, stage.uuid, { position }, competition));
  const remove = async () => {
    await change(() => stageCalls.remove(uuid, stage.uuid, competition));
    setAsked(null);
  };
  return (
    <Section
      title={stage.name}
      action={
        <Row gap={2}>
          {count > 1 && (
            <Badge tone={stage.state === 'OPEN' ? 'live' : 'neutral'}>{texts.state[stage.state]}</Badge>
          )}
          <Menu label={texts.stageActions(stage.name)} icon={<MoreIcon />} align="end">
            <MenuItem onSelect={() => setAsked('edit')}>{texts.edit}</MenuItem>
            {index > 0 && <MenuItem onSelect={() => move(index - 1)}>{texts.up}</MenuItem>}
            {index < count - 1 && <MenuItem onSelect={() => move(index + 1)}>{texts.down}</MenuItem>}
            {count > 1 && (
              <MenuItem danger onSelect={() => setAsked('delete')}>
                {texts.delete}
              </MenuItem>
            )}
          </Menu>
        </Row>
      }
      description={stage.categories.length === 0 ? texts.empty : undefined}
    >
      {stage.categories.length > 0 && (
        <List aria-label={stage.name}>
          {stage.categories.map((category, place) => (
            <CategoryRow
              key={category.uuid}
              competition={competition}
              category={category}
              index={place}
              count={stage.categories.length}
            />
          ))}
        </List>
      )}
      <Row>
        <Button icon={<PlusIcon />} onClick={() => setAsked('category')}>
          {texts.addCategory}
        </Button>
      </Row>
      {asked === 'category' && (
        <CategoryDialog
          competition={competition}
          stage={stage.uuid}
          category={null}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'edit' && (
        <StageDialog competition={competition} stage={stage} onClose={() => setAsked(null)} />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title={texts.deleteStage(stage.name)}
        confirmLabel={texts.deleteConfirm}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      >
        {texts.deleteStageText}
      </ConfirmDialog>
    </Section>
  );
}
