import { spreadWaves, useWaves } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import { Button, EmptyState, List, Notice, PlusIcon, Row } from '@topout/ui';
import { useState } from 'react';
import { SectionHead } from '../section-head.tsx';
import { useChange } from '../use-change.ts';
import { useSection } from '../use-section.ts';
import { wavesTexts as texts } from './texts.ts';
import { WaveDialog } from './wave-dialog.tsx';
import { WaveRow } from './wave-row.tsx';

/** The sessions of the day, by start. */
export default function WavesScreen() {
  const competition = useSection(texts.title);
  return competition && <Waves competition={competition} />;
}

function Waves({ competition }: { readonly competition: Competition }) {
  const [adding, setAdding] = useState(false);
  const { data: waves } = useWaves(competition.uuid);
  const { busy, change } = useChange();
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      {waves?.data.length === 0 && <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
      {waves && waves.data.length > 0 && (
        <>
          <List>
            {waves.data.map((wave) => (
              <WaveRow key={wave.uuid} competition={competition} wave={wave} />
            ))}
          </List>
          {waves.without > 0 && (
            <Notice tone="info">
              <Row justify="space-between" wrap>
                {texts.without(waves.without)}
                <Button busy={busy} onClick={() => void change(() => spreadWaves(competition.uuid))}>
                  {texts.spread}
                </Button>
              </Row>
            </Notice>
          )}
        </>
      )}
      {adding && <WaveDialog competition={competition} wave={null} onClose={() => setAdding(false)} />}
    </>
  );
}
