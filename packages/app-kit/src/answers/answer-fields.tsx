import { longest, type Question } from '@topout/domain';
import type { AnswerValues } from '@topout/domain/forms';
import { Checkbox, Field, Select, TextInput } from '@topout/ui/forms';
import styles from './answer-fields.module.css';
import { texts } from './texts.ts';

type Errors = Readonly<Record<string, string | false | undefined>>;

export interface AnswerFieldsProps {
  readonly questions: readonly Question[];
  /** By uuid of the question, and `guardian`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What is wrong, by the same names. */
  readonly errors: Errors;
  readonly onChange: (name: string, value: AnswerValues[string]) => void;
  /** Shows the field for the guardian who agrees. */
  readonly asksGuardian: boolean;
  /** An answer may be left out, even to a required question: at the desk. */
  readonly lenient?: boolean;
}

/** The questions of a competition, each with its field. (behaviour: questions#answering) */
export function AnswerFields({ questions, asksGuardian, ...form }: AnswerFieldsProps) {
  const { values, errors, onChange } = form;
  return (
    <>
      {questions.map((question) => (
        <AnswerField key={question.uuid} question={question} {...form} />
      ))}
      {asksGuardian && (
        <Field label={texts.guardian} hint={texts.guardianHint} error={errors['guardian']} required>
          <TextInput
            name="guardian"
            value={textOf(values['guardian'])}
            maxLength={longest.name}
            autoComplete="off"
            onChange={({ target }) => onChange('guardian', target.value)}
          />
        </Field>
      )}
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface AnswerFieldProps extends Omit<AnswerFieldsProps, 'questions' | 'asksGuardian'> {
  readonly question: Question;
}

function AnswerField({ question, values, errors, onChange, lenient = false }: AnswerFieldProps) {
  const { uuid, kind, label, choices, readers } = question;
  if (kind === 'CONSENT')
    return (
      <Consent
        question={question}
        agreed={values[uuid] === true}
        error={errors[uuid]}
        onChange={(agreed) => onChange(uuid, agreed)}
      />
    );
  const hint = [question.help, readers === 'ORGANISERS' && texts.fewReaders].filter(Boolean).join(' ');
  const required = question.required && !lenient;
  const control = { name: uuid, value: textOf(values[uuid]) };
  return (
    <Field
      label={label}
      hint={hint === '' ? undefined : hint}
      error={errors[uuid]}
      required={required}
      optional={!required}
    >
      {kind === 'CHOICE' ? (
        <Select
          {...control}
          placeholder={required ? texts.choose : undefined}
          onChange={({ target }) => onChange(uuid, target.value)}
        >
          {!required && <option value="">{texts.none}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          {...control}
          inputMode={kind === 'NUMBER' ? 'decimal' : undefined}
          maxLength={longest.answer}
          autoComplete="off"
          onChange={({ target }) => onChange(uuid, target.value)}
        />
      )}
    </Field>
  );
}

/** Longer texts are opened by whoever wants to read them. */
const shortText = 280;

interface ConsentProps {
  readonly question: Question;
  readonly agreed: boolean;
  readonly error: string | false | undefined;
  readonly onChange: (agreed: boolean) => void;
}

/** A text, and the tick under it. */
function Consent({ question, agreed, error, onChange }: ConsentProps) {
  const { uuid, label, help, required, consent } = question;
  const text = consent?.text ?? '';
  return (
    <div className={styles.consent}>
      {help !== '' && <p className={styles.help}>{help}</p>}
      {text.length <= shortText ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <details className={styles.long}>
          <summary>{texts.read(label)}</summary>
          <p className={styles.text}>{text}</p>
        </details>
      )}
      <Checkbox
        name={uuid}
        label={`${texts.agree(label)}${required ? '' : texts.optional}`}
        checked={agreed}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
