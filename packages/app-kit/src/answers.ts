export { AgreementList } from './answers/agreement-list.tsx';
export { AnswerFields, type AnswerFieldsProps } from './answers/answer-fields.tsx';
export { useAnswerForm } from './answers/use-answer-form.ts';
