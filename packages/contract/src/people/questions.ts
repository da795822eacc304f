import { longest, questionAudiences, questionKinds, questionReaders } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Line, LineOrNone, Nullable, oneOf, Uuid } from '../common.ts';

/** Several lines, without control characters. */
const Lines = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\u0000-\\u0009\\u000b-\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$' });

/** What organisers ask people who enter. */
export const Question = Type.Object({
  uuid: Uuid,
  kind: oneOf(questionKinds),
  label: Type.String(),
  help: Type.String(),
  required: Type.Boolean(),
  audience: oneOf(questionAudiences),
  /** With the audience `CATEGORIES`. */
  categories: Type.Array(Uuid),
  readers: oneOf(questionReaders),
  /** With the kind `CHOICE`. */
  choices: Type.Array(Type.String()),
  /** With the kind `CONSENT`: the text as it stands. */
  consent: Nullable(Type.Object({ version: Type.Integer(), text: Type.String() })),
  /** Asked of nobody any more; organisers alone see it. */
  archived: Type.Boolean(),
  /** Somebody has answered it. */
  answered: Type.Boolean(),
  /** Raised by each change of the question; a change names the one that was seen. */
  version: Type.Integer(),
});
export type Question = Static<typeof Question>;

/** In their order. */
export const QuestionList = Type.Object({ data: Type.Array(Question) });
export type QuestionList = Static<typeof QuestionList>;

export const QuestionParams = Type.Object({ competition: Uuid, question: Uuid });

/** `kind` stays; `text` is that of a `CONSENT`: another text is a new version. */
export const QuestionBody = Body({
  kind: oneOf(questionKinds),
  label: Line(longest.question),
  help: LineOrNone(longest.help),
  required: Type.Boolean(),
  audience: oneOf(questionAudiences),
  categories: Type.Array(Uuid, { maxItems: 100 }),
  readers: oneOf(questionReaders),
  choices: Type.Array(Line(longest.choice), { maxItems: 30 }),
  text: Lines(longest.consent),
});
export type QuestionBody = Static<typeof QuestionBody>;

/** `uuid` is chosen by the caller: sent again, the question stands once. */
export const NewQuestionBody = Body({ uuid: Type.Optional(Uuid), ...QuestionBody.properties });
export type NewQuestionBody = Static<typeof NewQuestionBody>;

export const ArchivedBody = Body({ archived: Type.Boolean() });

/** All that are asked, each once. */
export const QuestionOrderBody = Body({ questions: Type.Array(Uuid, { maxItems: 100 }) });

/** An answer; null takes it back. `version`: of the text that the person has read. */
export const AnswerBody = Body({
  question: Uuid,
  value: Nullable(Type.Union([LineOrNone(longest.answer), Type.Number(), Type.Boolean()])),
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type AnswerBody = Static<typeof AnswerBody>;

/** What somebody answers, together with what they do. */
export const AnswersFields = {
  answers: Type.Optional(Type.Array(AnswerBody, { maxItems: 50 })),
  /** The name of the guardian who agrees for a minor. */
  guardian: Type.Optional(LineOrNone(longest.name)),
};

/** What is left out stays as it is. */
export const AnswersBody = Body({
  answers: Type.Array(AnswerBody, { maxItems: 50 }),
  guardian: AnswersFields.guardian,
});
export type AnswersBody = Static<typeof AnswersBody>;

export const GivenAnswer = Type.Object({
  question: Uuid,
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
  /** Of the text agreed to; null for other answers. */
  version: Nullable(Type.Integer()),
  at: Instant,
  /** Who agreed for a minor; null = the person. */
  guardian: Nullable(Type.String()),
});
export type GivenAnswer = Static<typeof GivenAnswer>;

/** A person's answers, as far as the caller may read them. */
export const Answers = Type.Object({
  /** Those asked of this person, in their order. */
  questions: Type.Array(Question),
  answers: Type.Array(GivenAnswer),
  /** The required ones without an answer, by uuid. */
  open: Type.Array(Uuid),
  /** A guardian signs for this person. */
  minor: Type.Boolean(),
  /** The caller may change them now. */
  canChange: Type.Boolean(),
});
export type Answers = Static<typeof Answers>;

export const AnswersParams = Type.Object({ competition: Uuid, user: Uuid });
export type AnswersParams = Static<typeof AnswersParams>;

/** What somebody agreed to, also if that has ended or is asked no more. */
export const GivenAgreement = Type.Object({
  question: Uuid,
  label: Type.String(),
  version: Type.Integer(),
  /** The words that they read. */
  text: Type.String(),
  at: Instant,
  /** Who agreed for a minor; null = the person. */
  guardian: Nullable(Type.String()),
  /** When it was withdrawn, or another text agreed to; null = it stands. */
  endedAt: Nullable(Instant),
  /** The consent has another text by now. */
  replaced: Type.Boolean(),
  /** It is asked of nobody any more. */
  archived: Type.Boolean(),
  mayWithdraw: Type.Boolean(),
});
export type GivenAgreement = Static<typeof GivenAgreement>;

/** The last agreement to each consent, in the questions' order. */
export const Agreements = Type.Object({ data: Type.Array(GivenAgreement) });
export type Agreements = Static<typeof Agreements>;

export const AgreementParams = Type.Object({ competition: Uuid, user: Uuid, question: Uuid });
export type AgreementParams = Static<typeof AgreementParams>;
