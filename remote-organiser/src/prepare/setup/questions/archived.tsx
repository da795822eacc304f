import { archiveQuestion } from '@topout/api-client';
import type { Competition, Question } from '@topout/contract';
import { Button, List, ListItem, Section } from '@topout/ui';
import { useChange } from '../use-change.ts';
import { QuestionFacts } from './question-facts.tsx';
import { questionsTexts as texts } from './texts.ts';

interface ArchivedProps {
  readonly competition: Competition;
  readonly questions: readonly Question[];
}

/** What is asked no more, and the way back. */
export function Archived({ competition, questions }: ArchivedProps) {
  const { busy, change } = useChange();
  return (
    <Section title={texts.archivedTitle}>
      <p>{texts.archivedLead}</p>
      <List>
        {questions.map((question) => (
          <ListItem
            key={question.uuid}
            title={<QuestionFacts competition={competition} question={question} />}
            actions={
              <Button
                busy={busy}
                aria-label={texts.askAgainOf(question.label)}
                onClick={() => void change(() => archiveQuestion(competition.uuid, question.uuid, false))}
              >
                {texts.askAgain}
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  );
}
