import type { Competition, Profile, Question } from '@topout/contract';
import { AnswerFields } from '@topout/app-kit/answers';
import { useFormikContext } from 'formik';
import { askedOf, isUnderAge } from './asked-of.ts';

interface AnswersPartProps {
  readonly competition: Competition;
  readonly person: Profile;
  readonly questions: readonly Question[];
}

/** The questions for the chosen category, in the form around them. */
export function AnswersPart({ competition, person, questions }: AnswersPartProps) {
  const form = useFormikContext<Record<string, unknown> & { readonly category: string }>();
  const { values, errors, touched, setFieldValue } = form;
  const asked = askedOf(questions, competition, person, values.category);
  const told = Object.entries(errors).filter(([name]) => touched[name]);
  return (
    <AnswerFields
      questions={asked}
      values={values}
      errors={Object.fromEntries(told.map(([name, error]) => [name, String(error)]))}
      onChange={(name, value) => void setFieldValue(name, value)}
      asksGuardian={
        isUnderAge(competition, person) &&
        asked.some(({ kind, uuid }) => kind === 'CONSENT' && values[uuid] === true)
      }
    />
  );
}
