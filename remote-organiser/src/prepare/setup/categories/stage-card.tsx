import type { Competition } from '@topout/contract';
import { stageCalls } from '@topout/api-client';
import { Badge, Button, ConfirmDialog, List, PlusIcon, Row, Section } from '@topout/ui';
import { useState } from 'react';
import { scoringTexts } from '../../organise/new/texts.ts';
import { useChange } from '../use-change.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryRow } from './category-row.tsx';
import { type Ordered, OrderMenu } from './order-menu.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { categoriesTexts as texts } from './texts.ts';

interface StageCardProps extends Ordered {
  readonly competition: Competition;
  readonly stage: Competition['stages'][number];
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
          <OrderMenu
            label={texts.stageActions(stage.name)}
            index={index}
            count={count}
            onEdit={() => setAsked('edit')}
            onMove={move}
            onDelete={() => setAsked('delete')}
          />
        </Row>
      }
      description={[
        scoringTexts[stage.scoringSystem ?? competition.scoringSystem].label,
        stage.categories.length === 0 && texts.empty,
      ]
        .filter(Boolean)
        .join('. ')}
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
