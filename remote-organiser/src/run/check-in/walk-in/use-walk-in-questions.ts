import { useQuestions } from '@topout/api-client';
import type { Competition, WalkInBody } from '@topout/contract';
import {
  canReadAnswers,
  needsGuardian,
  type Question,
  questionsFor,
  venueZone,
  yearIn,
} from '@topout/domain';
import { answersForm, checkForm, givenAnswers } from '@topout/domain/forms';
import { actorOf } from '../../../competition/actor-of.ts';
import type { WalkInValues } from './beginning.ts';

/** What a walk-in is asked: only what is required, and what the desk may read. */
export interface AskedHere {
  readonly questions: readonly Question[];
  readonly minor: boolean;
  /** They agree to something, so that a guardian has to be named. */
  readonly asksGuardian: boolean;
}

/** The questions at the desk, for what is typed so far. (behaviour: check-in#walk-ins) */
export function useWalkInQuestions(competition: Competition) {
  const { data } = useQuestions(competition.uuid);
  const actor = actorOf(competition);
  const required = (data?.data ?? []).filter(
    (question) => question.required && !question.archived && canReadAnswers(actor, question.readers),
  );
  const year = yearIn(venueZone(competition.venues[0]), competition.startTime);

  function asked(values: WalkInValues): AskedHere {
    const { category, yearOfBirth } = values;
    const minor = /^\d{4}$/.test(yearOfBirth.trim()) && needsGuardian(Number(yearOfBirth), year);
    const questions = category === '' ? [] : questionsFor(required, { categories: [category], minor });
    const agrees = questions.some(({ kind, uuid }) => kind === 'CONSENT' && values[uuid] === true);
    return { questions, minor, asksGuardian: minor && agrees };
  }

  /** By field; what is missing can be answered later. */
  function problemsIn(values: WalkInValues): Record<string, string> {
    const { questions, asksGuardian } = asked(values);
    const { problems } = checkForm(answersForm(questions, { complete: false, asksGuardian }), values);
    return problems ?? {};
  }

  function answersIn(values: WalkInValues): Pick<WalkInBody, 'answers' | 'guardian'> {
    const { questions, asksGuardian } = asked(values);
    const answers = givenAnswers(questions, values).filter(({ value }) => value !== null && value !== false);
    return {
      ...(answers.length > 0 && { answers }),
      ...(asksGuardian && { guardian: values.guardian.trim() }),
    };
  }
  return { asked, problemsIn, answersIn };
}
