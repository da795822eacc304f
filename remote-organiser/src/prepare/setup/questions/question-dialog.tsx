import { addQuestion, saveQuestion, useSentOnce } from '@topout/api-client';
import type { Competition, Question } from '@topout/contract';
import { longest, questionAudiences, questionKinds, questionReaders } from '@topout/domain';
import { questionForm } from '@topout/domain/forms';
import { Checkbox } from '@topout/ui/forms';
import { useField } from 'formik';
import { PartDialog } from '../part-dialog.tsx';
import { AreaField, SelectField, TextField } from '../part-fields.tsx';
import { CategoryChips } from './category-chips.tsx';
import { questionsTexts as texts } from './texts.ts';

interface QuestionDialogProps {
  readonly competition: Competition;
  /** Null = a new one. */
  readonly question: Question | null;
  readonly onClose: () => void;
}

const initialOf = (question: Question | null) => ({
  kind: question?.kind ?? 'TEXT',
  label: question?.label ?? '',
  help: question?.help ?? '',
  required: question?.required ?? true,
  audience: question?.audience ?? 'ALL',
  categories: question?.categories ?? [],
  readers: question?.readers ?? 'DESK',
  choices: question?.choices.join('\n') ?? '',
  text: question?.consent?.text ?? '',
});

/** A question: its kind first, because the rest of the form depends on it. */
export function QuestionDialog({ competition, question, onClose }: QuestionDialogProps) {
  const { uuid: id } = competition;
  const once = useSentOnce();
  return (
    <PartDialog
      title={question ? texts.editTitle : texts.newTitle}
      saveLabel={texts.save}
      initial={initialOf(question)}
      schema={questionForm}
      save={(body) =>
        question
          ? saveQuestion(id, question, body)
          : once(JSON.stringify(body), (uuid) => addQuestion(id, { uuid, ...body }))
      }
      onClose={onClose}
      frame="wide"
    >
      <QuestionFields competition={competition} question={question} />
    </PartDialog>
  );
}

function QuestionFields({ competition, question }: Omit<QuestionDialogProps, 'onClose'>) {
  const [{ value: kind }] = useField<Question['kind']>('kind');
  const [{ value: audience }] = useField<Question['audience']>('audience');
  const [{ value: text }] = useField<string>('text');
  const [required] = useField<boolean>({ name: 'required', type: 'checkbox' });
  const isConsent = kind === 'CONSENT';
  const before = question?.consent;
  return (
    <>
      {!question && (
        <SelectField name="kind" label={texts.kind}>
          {questionKinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="label"
        label={isConsent ? texts.consentLabel : texts.label}
        placeholder={isConsent ? texts.consentPlaceholder : texts.labelPlaceholder}
        maxLength={longest.question}
        required
      />
      <TextField name="help" label={texts.help} maxLength={longest.help} optional />
      {isConsent && (
        <AreaField
          name="text"
          label={texts.text}
          rows={8}
          maxLength={longest.consent}
          hint={before && before.text !== text.trim() ? texts.newVersion(before.version + 1) : undefined}
          required
        />
      )}
      {kind === 'CHOICE' && (
        <AreaField name="choices" label={texts.choices} hint={texts.choicesHint} rows={5} required />
      )}
      <Checkbox {...required} value={undefined} label={texts.isRequired} />
      <SelectField name="audience" label={texts.audience}>
        {questionAudiences.map((one) => (
          <option key={one} value={one}>
            {texts.audiences[one]}
          </option>
        ))}
      </SelectField>
      {audience === 'CATEGORIES' && <CategoryChips competition={competition} />}
      {isConsent ? (
        <small>{texts.deskReads}</small>
      ) : (
        <SelectField name="readers" label={texts.readBy} hint={texts.readByHint}>
          {questionReaders.map((one) => (
            <option key={one} value={one}>
              {texts.readers[one]}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
