import { type EntryDetails, useQuestions } from '@topout/api-client';
import type { AnswerFieldsProps } from '@topout/app-kit/answers';
import type { Competition, Profile } from '@topout/contract';
import { answersForm, type AnswerValues, blankAnswers, checkForm, givenAnswers } from '@topout/domain/forms';
import { useState } from 'react';
import { askedOf } from '../questions/asked-of.ts';

/**
 * What parents answer for each of their children. They agree under their own name.
 *
 * @param categoryOf uuid of the category that a child is about to enter, or ''
 */
export function useChildAnswers(competition: Competition, categoryOf: (child: Profile) => string) {
  const { data } = useQuestions(competition.uuid);
  const questions = data?.data.filter(({ archived }) => !archived) ?? [];
  const [typed, setTyped] = useState<ReadonlyMap<string, AnswerValues>>(new Map());

  const askedOfChild = (child: Profile) => askedOf(questions, competition, child, categoryOf(child));
  const valuesOf = (child: Profile): AnswerValues => ({
    ...blankAnswers(questions),
    ...typed.get(child.uuid),
  });
  const problemsOf = (child: Profile) =>
    checkForm(answersForm(askedOfChild(child), { complete: true, asksGuardian: false }), valuesOf(child))
      .problems;

  return {
    areWrong: (child: Profile): boolean => problemsOf(child) !== null,
    /** @param submitted shows what is wrong */
    fields(child: Profile, submitted: boolean): AnswerFieldsProps | null {
      const asked = askedOfChild(child);
      if (asked.length === 0) return null;
      return {
        questions: asked,
        values: valuesOf(child),
        errors: (submitted && problemsOf(child)) || {},
        asksGuardian: false,
        onChange: (name, value) =>
          setTyped(
            (before) => new Map([...before, [child.uuid, { ...before.get(child.uuid), [name]: value }]]),
          ),
      };
    },
    /** What goes along with the entry. */
    sent(child: Profile): Pick<EntryDetails, 'answers'> {
      const asked = askedOfChild(child);
      if (asked.length === 0) return {};
      return { answers: givenAnswers(asked, valuesOf(child)).filter(({ value }) => value !== null) };
    },
  };
}
