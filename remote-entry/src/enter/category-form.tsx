import { type Competition, createEntry } from '@topout/api-client';
import { EmptyState } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { ChoiceField } from '../form/choice-field.tsx';
import { Form } from '../form/form.tsx';
import { entryFlowTexts as texts, texts as general } from '../texts.ts';
import { categoryChoices } from './category-choices.ts';

interface CategoryFormProps {
  readonly competition: Competition;
  readonly yearOfBirth: number | null;
}

/** Chooses a category and enters. A single one is chosen already. */
export function CategoryForm({ competition, yearOfBirth }: CategoryFormProps) {
  const navigate = useNavigate();
  const [schema] = useState(() => object({ category: string().required(general.required) }));
  const choices = categoryChoices(competition, yearOfBirth);
  const [only, ...others] = choices.filter(({ reason }) => reason === null);
  if (choices.length === 0) return <EmptyState title={texts.noCategories} />;
  return (
    <Form
      initial={{ category: only && others.length === 0 ? only.category.uuid : '' }}
      schema={schema}
      submitLabel={texts.enter}
      long
      onSubmit={async ({ category }) => {
        const entry = await createEntry(competition.uuid, { category });
        // Who waits for a place is told so by the screen.
        if (entry?.status !== 'WAITING') await navigate(`/${competition.uuid}`, { replace: true });
      }}
    >
      <ChoiceField
        name="category"
        label={texts.category}
        hideLabel
        options={choices.map(({ category: { uuid, name, isFull }, reason }) => ({
          value: uuid,
          label: name,
          hint: reason ?? (isFull ? texts.isFull : undefined),
          disabled: reason !== null,
        }))}
      />
    </Form>
  );
}
