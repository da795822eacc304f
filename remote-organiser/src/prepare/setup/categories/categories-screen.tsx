import type { Competition } from '@topout/contract';
import { Button, PlusIcon } from '@topout/ui';
import { useState } from 'react';
import { SectionHead } from '../section-head.tsx';
import { useSection } from '../use-section.ts';
import { StageCard } from './stage-card.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { categoriesTexts as texts } from './texts.ts';

/** The stages of the competition in order, each with its categories. */
export default function CategoriesScreen() {
  const competition = useSection(texts.title);
  return competition && <Stages competition={competition} />;
}

function Stages({ competition }: { readonly competition: Competition }) {
  const [adding, setAdding] = useState(false);
  const stages = competition.stages.toSorted((a, b) => a.position - b.position);
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {texts.addStage}
          </Button>
        }
      />
      {stages.map((stage, index) => (
        <StageCard
          key={stage.uuid}
          competition={competition}
          stage={stage}
          index={index}
          count={stages.length}
        />
      ))}
      {adding && <StageDialog competition={competition} stage={null} onClose={() => setAdding(false)} />}
    </>
  );
}
