import type { QuestionReaders } from '@topout/domain';
import { aQuestionBody } from '../../../entering/questions/testing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { at, type Ground, organisers, people, type Person, type Row } from '../rights.ts';

const prepare =
  (readers: QuestionReaders = 'DESK') =>
  async (on: Ground, db: Database) => {
    const question = newId();
    await db.kysely
      .insertInto('question')
      .values({
        competitionId: on.id,
        id: question,
        position: 1,
        kind: 'TEXT',
        label: 'Emergency contact',
        required: true,
        audience: 'ALL',
        readers,
      })
      .execute();
    return { question };
  };

/** A consent that is not required, and to which the competitor has agreed. */
async function agreedTo({ id, competitor }: Ground, db: Database) {
  const question = newId();
  const mine = { competitionId: id };
  await db.kysely
    .insertInto('question')
    .values({
      ...mine,
      id: question,
      position: 2,
      kind: 'CONSENT',
      label: 'Photos',
      required: false,
      audience: 'ALL',
      readers: 'DESK',
    })
    .execute();
  await db.kysely
    .insertInto('consentText')
    .values({ ...mine, questionId: question, version: 1, text: 'I may be in pictures.' })
    .execute();
  await db.kysely
    .insertInto('agreement')
    .values({ ...mine, id: newId(), profileId: competitor, questionId: question, version: 1 })
    .execute();
  return { question };
}

/** Judges who may change entries still read no answers. */
const settings = { judgeCompetitorPermissions: 'ADD_MODIFY' } as const;
const few: readonly Person[] = ['MASTER', 'STAFF_JUDGE'];

export const questionRows: readonly Row[] = [
  { what: 'the questions', may: people, call: (on) => ['GET', at('/questions')(on)] },
  {
    what: 'a new question',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/questions')(on), aQuestionBody()],
  },
  {
    what: 'the order of the questions',
    settings,
    may: organisers,
    prepare: prepare(),
    call: (on) => ['PUT', at('/questions')(on), { questions: [on.question] }],
  },
  {
    what: 'a change of a question',
    settings,
    may: organisers,
    prepare: prepare(),
    call: (on) => ['PUT', at(`/questions/${on.question}`)(on), aQuestionBody()],
  },
  {
    what: 'a change of a question that few read',
    settings,
    may: few,
    prepare: prepare('ORGANISERS'),
    call: (on) => ['PUT', at(`/questions/${on.question}`)(on), aQuestionBody({ readers: 'ORGANISERS' })],
  },
  {
    what: 'the end of a question',
    settings,
    may: organisers,
    prepare: prepare(),
    call: (on) => ['PATCH', at(`/questions/${on.question}`)(on), { archived: true }],
  },
  {
    what: 'somebody’s answers',
    settings,
    may: organisers,
    prepare: prepare(),
    call: (on) => ['GET', at(`/answers/${on.competitor}`)(on)],
  },
  {
    what: 'an answer for somebody',
    settings,
    may: organisers,
    prepare: prepare(),
    call: (on) => [
      'PUT',
      at(`/answers/${on.competitor}`)(on),
      { answers: [{ question: on.question, value: 'Ben' }] },
    ],
  },
  {
    what: 'an answer for somebody that few read',
    settings,
    may: few,
    prepare: prepare('ORGANISERS'),
    call: (on) => [
      'PUT',
      at(`/answers/${on.competitor}`)(on),
      { answers: [{ question: on.question, value: 'Ben' }] },
    ],
  },
  {
    what: 'what somebody agreed to',
    settings,
    may: organisers,
    call: (on) => ['GET', at(`/agreements/${on.competitor}`)(on)],
  },
  {
    what: 'taking back what somebody agreed to',
    settings,
    may: organisers,
    prepare: agreedTo,
    call: (on) => ['DELETE', at(`/agreements/${on.competitor}/${on.question}`)(on)],
  },
];
