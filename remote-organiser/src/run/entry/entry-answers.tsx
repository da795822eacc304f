import { useQuestions } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import { Section, Toast } from '@topout/ui';
import { useState } from 'react';
import { AnswersForm } from './answers-form.tsx';
import { answersTexts as texts } from './answers-texts.ts';

interface EntryAnswersProps {
  readonly competition: Competition;
  /** Whose: profile uuid. */
  readonly user: string;
}

/** What the person of an entry answered; nothing where nothing is asked. */
export function EntryAnswers({ competition, user }: EntryAnswersProps) {
  const asked = useQuestions(competition.uuid).data?.data.some(({ archived }) => !archived);
  const [saved, setSaved] = useState(0);
  if (asked !== true) return null;
  return (
    <Section title={texts.title}>
      <AnswersForm
        key={saved}
        competition={competition}
        user={user}
        onSaved={() => setSaved((times) => times + 1)}
      />
      {saved > 0 && (
        <Toast key={saved} onClose={() => setSaved(0)}>
          {texts.saved}
        </Toast>
      )}
    </Section>
  );
}
