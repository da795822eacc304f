import { type Competition, createEntry } from '@topout/api-client';
import { EmptyState } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { ChoiceField } from '../form/choice-field.tsx';
import { Form } from '../form/form.tsx';
import { entryFlowTexts as texts, texts as general } from '../texts.ts';

/** Chooses a category and enters. A single one is chosen already. */
export function CategoryForm({ competition }: { readonly competition: Competition }) {
  const navigate = useNavigate();
  const [schema] = useState(() => object({ category: string().required(general.required) }));
  const categories = competition.stages[0]?.categories ?? [];
  const [only] = categories;
  if (!only) return <EmptyState title={texts.noCategories} />;
  return (
    <Form
      initial={{ category: categories.length === 1 ? only.uuid : '' }}
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
        options={categories.map(({ uuid, name, isFull }) => ({
          value: uuid,
          label: name,
          hint: isFull ? texts.isFull : undefined,
        }))}
      />
    </Form>
  );
}
