import type { Competition, Profile } from '@topout/contract';
import { createEntry, saveEntry } from '@topout/api-client';
import { EmptyState } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { ChoiceField } from '../form/choice-field.tsx';
import { Form } from '../form/form.tsx';
import { entryFlowTexts as texts, texts as general } from '../texts.ts';
import { entryPath } from './entry-path.ts';
import { categoryChoices } from './category-choices.ts';

interface CategoryFormProps {
  readonly competition: Competition;
  readonly person: Profile;
  /** The existing entry to change. Without it the person enters. */
  readonly entry?: { readonly uuid: string; readonly category: { readonly uuid: string } };
}

/** Chooses a category and enters. A single one is preselected. */
export function CategoryForm({ competition, person, entry }: CategoryFormProps) {
  const navigate = useNavigate();
  const [schema] = useState(() => object({ category: string().required(general.required) }));
  const choices = categoryChoices(competition, person.yearOfBirth);
  const [only, ...others] = choices.filter(({ reason }) => reason === null);
  if (choices.length === 0) return <EmptyState title={texts.noCategories} />;
  const chosen = entry?.category.uuid ?? (only && others.length === 0 ? only.category.uuid : '');
  const send = async (category: string) => {
    if (entry) {
      await saveEntry(competition.uuid, entry.uuid, { category });
      await navigate(`/${competition.uuid}?entry=${person.uuid}`, { replace: true });
      return;
    }
    const made = await createEntry(competition.uuid, { category });
    // The screen tells people who wait for a place.
    if (made?.status === 'WAITING') return;
    const { uuid, settings } = competition;
    const next = settings.teamsEnabled ? entryPath(uuid, `entries/${person.uuid}/team`) : `/${uuid}`;
    await navigate(next, { replace: true });
  };
  return (
    <Form
      initial={{ category: chosen }}
      schema={schema}
      submitLabel={entry ? general.save : texts.enter}
      long
      onSubmit={({ category }) => send(category)}
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
