import type { Competition } from '@topout/contract';
import { canDeleteCompetition, mostPlaces, settingsFit, wholeProblem } from '@topout/domain';
import { Button, Notice, Row, Toast } from '@topout/ui';
import { useState } from 'react';
import { SectionHead } from '../section-head.tsx';
import { useSection } from '../use-section.ts';
import { SaveBar } from '../../../page/save-bar.tsx';
import { Basics } from './basics.tsx';
import { CallOff } from './call-off.tsx';
import { actorOf } from '../../../competition/actor-of.ts';
import { Climbing } from './climbing.tsx';
import { DeleteCompetition } from './delete-competition.tsx';
import { Entering } from './entering.tsx';
import { Judging } from './judging.tsx';
import { Scoring } from './scoring.tsx';
import { settingsTexts as texts } from './texts.ts';
import { Teams } from './teams.tsx';
import { useSettings } from './use-settings.ts';

/** Every setting of a competition, in plain words; saved together. */
export default function SettingsScreen() {
  const competition = useSection(texts.title);
  return competition && <SettingsForm competition={competition} />;
}

function SettingsForm({ competition }: { readonly competition: Competition }) {
  const { settings, state, save, discard, changes } = useSettings(competition);
  const [told, setTold] = useState(true);
  const { name, startTime, endTime, capacity, settings: rules } = settings.shown;
  const wrong =
    name.trim() === '' ||
    endTime <= startTime ||
    wholeProblem(capacity, 1, mostPlaces) !== undefined ||
    !settingsFit(rules);
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      <Basics settings={settings} />
      <Entering settings={settings} />
      <Judging settings={settings} />
      <Climbing settings={settings} />
      <Scoring settings={settings} />
      <Teams settings={settings} />
      <CallOff competition={competition} />
      {canDeleteCompetition(actorOf(competition)) && <DeleteCompetition competition={competition} />}
      {changes > 0 && (
        <SaveBar
          notice={
            state === 'clash' && (
              <Notice tone="warning" title={texts.clashTitle}>
                {texts.clash}
              </Notice>
            )
          }
        >
          <output>{wrong ? texts.wrong : texts.unsaved(changes)}</output>
          <Row>
            <Button onClick={discard}>{texts.discard}</Button>
            <Button
              variant="primary"
              busy={state === 'saving'}
              disabled={wrong}
              onClick={() => {
                setTold(false);
                void save();
              }}
            >
              {texts.save}
            </Button>
          </Row>
        </SaveBar>
      )}
      {state === 'saved' && !told && <Toast onClose={() => setTold(true)}>{texts.saved}</Toast>}
    </>
  );
}
