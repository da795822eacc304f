import { useAnswers } from '@topout/api-client';
import { ButtonLink } from '@topout/ui';
import { Link } from 'react-router-dom';
import { entryPath } from '../enter/entry-path.ts';
import { questionTexts as texts } from './texts.ts';

interface ToAnswersProps {
  readonly competition: string;
  /** Profile uuid. */
  readonly person: string;
}

/** The way to what an entrant answered; nothing where nothing is asked. */
export function ToAnswers({ competition, person }: ToAnswersProps) {
  const { data } = useAnswers(competition, person);
  if (!data || data.questions.length === 0) return null;
  return (
    <ButtonLink as={Link} to={entryPath(competition, `entries/${person}/answers`)} fullWidth>
      {data.open.length > 0 ? texts.open(data.open.length) : texts.toAnswers}
    </ButtonLink>
  );
}
