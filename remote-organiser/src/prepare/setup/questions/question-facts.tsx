import type { Competition, Question } from '@topout/contract';
import { questionsTexts as texts } from './texts.ts';
import styles from './questions.module.css';

interface QuestionFactsProps {
  readonly competition: Competition;
  readonly question: Question;
}

/** What is asked, how, and of whom. */
export function QuestionFacts({ competition, question }: QuestionFactsProps) {
  const { label, kind, required, audience, categories, readers, consent } = question;
  const names = competition.stages
    .flatMap((stage) => stage.categories)
    .filter(({ uuid }) => categories.includes(uuid))
    .map(({ name }) => name);
  const facts = [
    texts.kinds[kind],
    required && texts.required,
    audience === 'CATEGORIES' ? names.join(', ') : audience !== 'ALL' && texts.audiences[audience],
    readers === 'ORGANISERS' && texts.readers.ORGANISERS,
    consent && consent.version > 1 && texts.version(consent.version),
  ];
  return (
    <span className={styles.question}>
      <span className={styles.label}>{label}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
