export { AnswerFields, type AnswerFieldsProps } from './answer-fields.tsx';
export { useAnswerForm } from './use-answer-form.ts';
