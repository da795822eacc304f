import { type Competition, stageCalls } from '@topout/api-client';
import { type ScoringSystem, scoringSystems } from '@topout/domain';
import { Field, Select, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { scoringTexts } from '../../organise/new/texts.ts';
import { PartDialog } from '../part-dialog.tsx';
import { categoriesTexts as texts } from './texts.ts';

interface StageDialogProps {
  readonly competition: Competition;
  /** Null = a new one. */
  readonly stage: Competition['stages'][number] | null;
  readonly onClose: () => void;
}

export function StageDialog({ competition, stage, onClose }: StageDialogProps) {
  const [name, setName] = useState(stage?.name ?? '');
  const [scoringSystem, setScoringSystem] = useState<ScoringSystem | null>(
    stage && stage.scoringSystem !== competition.scoringSystem ? stage.scoringSystem : null,
  );
  const [tried, setTried] = useState(false);
  const missing = name.trim() === '';
  const values = { name: name.trim(), scoringSystem };
  const save = () =>
    stage
      ? stageCalls.save(competition.uuid, stage.uuid, values, competition)
      : stageCalls.add(competition.uuid, values, competition);
  return (
    <PartDialog
      title={stage ? texts.editStage : texts.newStage}
      saveLabel={stage ? texts.save : texts.add}
      complete={!missing}
      onTry={() => setTried(true)}
      save={save}
      onClose={onClose}
    >
      <Field label={texts.name} error={tried && missing && texts.required} required>
        <TextInput
          value={name}
          maxLength={100}
          placeholder={texts.stagePlaceholder}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={texts.scoring}>
        <Select
          value={scoringSystem ?? ''}
          onChange={({ target }) =>
            setScoringSystem(scoringSystems.find((system) => system === target.value) ?? null)
          }
        >
          <option value="">{texts.sameScoring}</option>
          {scoringSystems.map((system) => (
            <option key={system} value={system}>
              {scoringTexts[system].label}
            </option>
          ))}
        </Select>
      </Field>
    </PartDialog>
  );
}
