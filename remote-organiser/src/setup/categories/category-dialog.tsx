import { categoryCalls, type Competition } from '@topout/api-client';
import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { PartDialog } from '../part-dialog.tsx';
import { OptionalNumber } from '../settings/optional-number.tsx';
import type { Category } from './category.ts';
import { categoriesTexts as texts } from './texts.ts';

interface CategoryDialogProps {
  readonly competition: Competition;
  /** Null = a new one. */
  readonly category: Category | null;
  /** Where a new one comes. */
  readonly stage: string | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ competition, category, stage, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [capacity, setCapacity] = useState(category?.capacity ?? null);
  const [bornFrom, setBornFrom] = useState(category?.bornFrom ?? null);
  const [bornTo, setBornTo] = useState(category?.bornTo ?? null);
  const [tried, setTried] = useState(false);
  const missing = name.trim() === '';
  const wrongWay = bornFrom !== null && bornTo !== null && bornFrom > bornTo;
  const values = { name: name.trim(), capacity, bornFrom, bornTo };
  const save = () =>
    category
      ? categoryCalls.save(competition.uuid, category.uuid, values, competition)
      : categoryCalls.add(competition.uuid, { ...values, ...(stage !== null && { stage }) }, competition);
  return (
    <PartDialog
      title={category ? texts.editCategory : texts.newCategory}
      saveLabel={category ? texts.save : texts.add}
      complete={!missing && !wrongWay && isYear(bornFrom) && isYear(bornTo)}
      onTry={() => setTried(true)}
      save={save}
      onClose={onClose}
    >
      <Field label={texts.name} error={tried && missing && texts.required} required>
        <TextInput value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
      </Field>
      <OptionalNumber
        label={texts.capacity}
        hint={texts.capacityHint}
        value={capacity}
        max={100_000}
        onChange={setCapacity}
      />
      <OptionalNumber
        label={texts.bornFrom}
        hint={texts.bornHint}
        value={bornFrom}
        max={2200}
        onChange={setBornFrom}
        error={tried && !isYear(bornFrom) && texts.noYear}
      />
      <OptionalNumber
        label={texts.bornTo}
        value={bornTo}
        max={2200}
        onChange={setBornTo}
        error={tried && (isYear(bornTo) ? wrongWay && texts.yearsWrongWay : texts.noYear)}
      />
    </PartDialog>
  );
}

const isYear = (typed: number | null): boolean => typed === null || typed >= 1850;
