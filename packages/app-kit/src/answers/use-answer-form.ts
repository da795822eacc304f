import { RefusedError } from '@topout/api-client';
import { type Answer, isWithdrawal, type Question, questionsToCheck } from '@topout/domain';
import {
  answersForm,
  type AnswerValues,
  blankAnswers,
  checkForm,
  type GivenAnswer,
  givenAnswers,
} from '@topout/domain/forms';
import { useState } from 'react';

interface AnswerFormProps {
  readonly questions: readonly Question[];
  /** What was answered before. */
  readonly answers?: readonly Answer[];
  /** Required questions need an answer. */
  readonly complete: boolean;
  /** Whoever agrees for this person names a guardian. */
  readonly isMinor: boolean;
}

/** What is sent. */
interface Sent {
  readonly answers: GivenAnswer[];
  readonly guardian?: string;
}

/**
 * The state of `AnswerFields` outside a form of its own: checked once it was sent, by the rule that the server
 * has too.
 */
export function useAnswerForm({ questions, answers = [], complete, isMinor }: AnswerFormProps) {
  const [typed, setTyped] = useState<AnswerValues>({});
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const before = blankAnswers(questions, answers);
  const values: AnswerValues = { ...before, guardian: '', ...typed };
  const changed = questions.filter(({ uuid }) => values[uuid] !== before[uuid]);
  const agrees = changed.some(({ uuid, kind }) => kind === 'CONSENT' && values[uuid] === true);
  // That is possible at any time, whatever else is missing.
  const withdraws =
    changed.length > 0 && changed.every((question) => isWithdrawal(question, values[question.uuid] ?? null));
  const how = { complete: complete && !withdraws, asksGuardian: isMinor && agrees };
  const { problems } = checkForm(answersForm(questionsToCheck(questions, answers, changed), how), values);
  const errors: Record<string, string> = isSent ? { ...refused, ...problems } : refused;
  const guardian = String(values['guardian']).trim();
  return {
    fields: {
      questions,
      values,
      errors,
      asksGuardian: how.asksGuardian,
      onChange: (name: string, value: AnswerValues[string]) => {
        setTyped((before) => ({ ...before, [name]: value }));
        setRefused({});
      },
    },
    /** Shows what is wrong. What was not changed is not sent. @returns null while something is wrong */
    send: (): Sent | null => {
      setSent(true);
      if (problems) return null;
      return { answers: givenAnswers(changed, values), ...(guardian !== '' && { guardian }) };
    },
    /** Shows a refusal at the fields it names. @returns whether it names any */
    refuse: (error: unknown): boolean => {
      if (!(error instanceof RefusedError)) return false;
      const known = Object.entries(error.fields).filter(([name]) => name in values);
      setRefused(Object.fromEntries(known.map(([name, lines]) => [name, lines.join('\n')])));
      return known.length > 0;
    },
  };
}
