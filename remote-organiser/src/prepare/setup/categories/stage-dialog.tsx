import type { Competition } from '@topout/contract';
import { stageCalls, useSentOnce } from '@topout/api-client';
import { scoringSystems } from '@topout/domain';
import { stageForm } from '@topout/domain/forms';
import { Field, Select } from '@topout/ui/forms';
import { Field as FormField } from 'formik';
import { scoringTexts } from '../../organise/new/texts.ts';
import { PartDialog } from '../part-dialog.tsx';
import { NameField, PartNumber } from '../part-fields.tsx';
import { categoriesTexts as texts } from './texts.ts';

interface StageDialogProps {
  readonly competition: Competition;
  /** Null = a new one. */
  readonly stage: Competition['stages'][number] | null;
  readonly onClose: () => void;
}

export function StageDialog({ competition, stage, onClose }: StageDialogProps) {
  const once = useSentOnce();
  const own = stage && stage.scoringSystem !== competition.scoringSystem;
  return (
    <PartDialog
      title={stage ? texts.editStage : texts.newStage}
      saveLabel={stage ? texts.save : texts.add}
      initial={{
        name: stage?.name ?? '',
        scoringSystem: own ? stage.scoringSystem : '',
        plannedQuota: stage?.plannedQuota ?? null,
      }}
      schema={stageForm}
      save={({ name, scoringSystem = null, plannedQuota }) => {
        const body = { name, scoringSystem, plannedQuota };
        return stage
          ? stageCalls.save(competition.uuid, stage.uuid, body, competition)
          : once(JSON.stringify(body), (uuid) =>
              stageCalls.add(competition.uuid, { uuid, ...body }, competition),
            );
      }}
      onClose={onClose}
    >
      <NameField label={texts.name} placeholder={texts.stagePlaceholder} />
      <Field label={texts.scoring}>
        <FormField as={Select} name="scoringSystem">
          <option value="">{texts.sameScoring}</option>
          {scoringSystems.map((system) => (
            <option key={system} value={system}>
              {scoringTexts[system].label}
            </option>
          ))}
        </FormField>
      </Field>
      <PartNumber name="plannedQuota" label={texts.plannedQuota} hint={texts.plannedQuotaHint} max={2_000} />
    </PartDialog>
  );
}
