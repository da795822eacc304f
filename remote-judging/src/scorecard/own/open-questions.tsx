import { useAnswers } from '@topout/api-client';
import { ButtonLink, Notice } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';

interface OpenQuestionsProps {
  readonly competition: string;
  /** Whose card is on show. */
  readonly person: string;
}

/** What the organisers ask and this person has not answered, such as a text that changed. */
export default function OpenQuestions({ competition, person }: OpenQuestionsProps) {
  const { data } = useAnswers(competition, person);
  if (!data || data.open.length === 0) return null;
  const open = data.questions.filter(({ uuid }) => data.open.includes(uuid));
  const agree = open.every(({ kind }) => kind === 'CONSENT');
  return (
    <Notice
      tone="warning"
      title={agree ? texts.toAgree(open.length) : texts.toAnswer(open.length)}
      action={
        <ButtonLink as={Link} to={`/${competition}/enter/entries/${person}/answers`}>
          {agree ? texts.readAndAgree : texts.answer}
        </ButtonLink>
      }
    >
      {open.map(({ label }) => label).join(', ')}
    </Notice>
  );
}
