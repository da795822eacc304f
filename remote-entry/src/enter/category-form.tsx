import type { Competition, Profile, Question, Wave } from '@topout/contract';
import {
  chooseWave,
  createEntry,
  type EntryDetails,
  saveEntry,
  serverNow,
  useQuestions,
  useWaves,
} from '@topout/api-client';
import { answersForm, blankAnswers, givenAnswers } from '@topout/domain/forms';
import { EmptyState, SkeletonRows } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazy, object, string } from 'yup';
import { ChoiceField } from '../form/choice-field.tsx';
import { Form } from '../form/form.tsx';
import { entryFlowTexts as texts, texts as general } from '../texts.ts';
import { entryPath } from './entry-path.ts';
import { AnswersPart } from '../questions/answers-part.tsx';
import { askedOf, isUnderAge } from '../questions/asked-of.ts';
import { WaveField } from '../sessions/wave-field.tsx';
import { waveOptions } from '../sessions/wave-options.ts';
import { categoryChoices } from './category-choices.ts';

interface CategoryFormProps {
  readonly competition: Competition;
  readonly person: Profile;
  /** The existing entry to change. Without it the person enters. */
  readonly entry?: { readonly uuid: string; readonly category: { readonly uuid: string } };
}

/** Chooses a category, and a session where there are any, and enters. A single one is preselected. */
export function CategoryForm(props: CategoryFormProps) {
  const { data, error } = useWaves(props.competition.uuid);
  const asked = useQuestions(props.entry ? null : props.competition.uuid);
  const waits = !props.entry && !asked.data && !asked.error;
  if ((!data && !error) || waits) return <SkeletonRows count={2} label={texts.category} />;
  const wave = data?.own.find(({ user }) => user === props.person.uuid)?.wave ?? '';
  const questions = asked.data?.data.filter(({ archived }) => !archived) ?? [];
  return <Choosing {...props} waves={data?.data ?? []} wave={wave} questions={questions} />;
}

interface ChoosingProps extends CategoryFormProps {
  readonly waves: readonly Wave[];
  /** The present one, or ''. */
  readonly wave: string;
  /** What people who enter are asked. */
  readonly questions: readonly Question[];
}

function Choosing({ competition, person, entry, waves, wave: before, questions }: ChoosingProps) {
  const navigate = useNavigate();
  const isOffered = (category: string) => waveOptions(waves, competition, category, serverNow()).length > 0;
  const asks = questions.length > 0;
  const askedIn = (category: string) => askedOf(questions, competition, person, category);
  const [schema] = useState(() =>
    lazy(({ category: chosen = '' }: { readonly category?: string }) =>
      object({
        category: string().required(general.required),
        wave: string().when('category', ([category], wave) =>
          isOffered(String(category)) ? wave.required(general.required) : wave,
        ),
      }).concat(
        answersForm(askedIn(chosen), { complete: true, asksGuardian: isUnderAge(competition, person) }),
      ),
    ),
  );
  const choices = categoryChoices(competition, person.yearOfBirth);
  const [only, ...others] = choices.filter(({ reason }) => reason === null);
  if (choices.length === 0) return <EmptyState title={texts.noCategories} />;
  const chosen = entry?.category.uuid ?? (only && others.length === 0 ? only.category.uuid : '');
  const send = async ({ category, wave, ...given }: EntryDetails & { readonly wave: string }) => {
    if (entry) {
      if (category !== entry.category.uuid) await saveEntry(competition.uuid, entry.uuid, { category });
      if (wave !== '' && wave !== before) await chooseWave(competition.uuid, person.uuid, wave);
      await navigate(`/${competition.uuid}?entry=${person.uuid}`, { replace: true });
      return;
    }
    const made = await createEntry(competition.uuid, { category, ...given, ...(wave !== '' && { wave }) });
    // The screen tells people who wait for a place.
    if (made?.status === 'WAITING') return;
    const { uuid, settings } = competition;
    const next = settings.teamsEnabled ? entryPath(uuid, `entries/${person.uuid}/team`) : `/${uuid}`;
    await navigate(next, { replace: true });
  };
  return (
    <Form
      initial={{ category: chosen, wave: before, guardian: '', ...blankAnswers(questions) }}
      schema={schema}
      submitLabel={entry ? general.save : texts.enter}
      long
      onSubmit={(_checked, { category, wave, guardian, ...typed }) =>
        send({
          category,
          wave: isOffered(category) ? wave : '',
          ...(asks && {
            answers: givenAnswers(askedIn(category), typed).filter(({ value }) => value !== null),
          }),
          ...(guardian.trim() !== '' && { guardian: guardian.trim() }),
        })
      }
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
      <WaveField competition={competition} waves={waves} />
      <AnswersPart competition={competition} person={person} questions={questions} />
    </Form>
  );
}
