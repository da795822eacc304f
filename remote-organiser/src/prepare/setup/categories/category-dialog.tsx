import type { Competition } from '@topout/contract';
import { categoryCalls, useSentOnce } from '@topout/api-client';
import { exactTimeText, isSpeed, mostPlaces, readRunTime } from '@topout/domain';
import { categoryForm } from '@topout/domain/forms';
import { HandicapField } from '../handicap-field.tsx';
import { PartDialog } from '../part-dialog.tsx';
import { NameField, PartNumber } from '../part-fields.tsx';
import type { EditedCategory } from './category.ts';
import { RecordFields } from './record-fields.tsx';
import { categoriesTexts as texts } from './texts.ts';

interface CategoryDialogProps {
  readonly competition: Competition;
  /** Null = a new one. */
  readonly category: EditedCategory | null;
  /** The stage of a new one. */
  readonly stage: string | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ competition, category, stage, onClose }: CategoryDialogProps) {
  const of = competition.stages.find(({ uuid, categories }) =>
    category ? categories.some((one) => one.uuid === category.uuid) : uuid === stage,
  );
  const once = useSentOnce();
  const speed = of !== undefined && isSpeed(of.scoringSystem);
  return (
    <PartDialog
      title={category ? texts.editCategory : texts.newCategory}
      saveLabel={category ? texts.save : texts.add}
      initial={{
        name: category?.name ?? '',
        capacity: category?.capacity ?? null,
        bornFrom: category?.bornFrom ?? null,
        bornTo: category?.bornTo ?? null,
        handicapPercent: category?.handicapPercent ?? null,
        handicapPoints: category?.handicapPoints ?? null,
        recordTime: category?.recordMs == null ? '' : exactTimeText(category.recordMs),
        recordHolder: category?.recordMs == null ? '' : (category.recordHolder ?? ''),
      }}
      schema={categoryForm}
      save={({ recordTime, recordHolder, ...rest }) => {
        const record = { recordMs: readRunTime(recordTime).ms, recordHolder: recordHolder || null };
        const values = { ...rest, ...(speed && record) };
        if (category) return categoryCalls.save(competition.uuid, category.uuid, values, competition);
        const body = { ...values, ...(stage !== null && { stage }) };
        return once(JSON.stringify(body), (uuid) =>
          categoryCalls.add(competition.uuid, { uuid, ...body }, competition),
        );
      }}
      onClose={onClose}
    >
      <NameField label={texts.name} />
      <PartNumber name="capacity" label={texts.capacity} hint={texts.capacityHint} max={mostPlaces} />
      <PartNumber name="bornFrom" label={texts.bornFrom} hint={texts.bornHint} max={2200} />
      <PartNumber name="bornTo" label={texts.bornTo} max={2200} />
      {speed && <RecordFields />}
      <HandicapField kind={competition.settings.scoring.handicap} hint={texts.handicapHint} />
    </PartDialog>
  );
}
