import type { Question } from '@topout/contract';
import { AnswerFields, useAnswerForm } from '@topout/app-kit/answers';
import { Card, Section, Stack } from '@topout/ui';
import { questionsTexts as texts } from './texts.ts';

/** The questions as whoever enters sees them, to be tried out. */
export function Preview({ questions }: { readonly questions: readonly Question[] }) {
  const { fields } = useAnswerForm({ questions, complete: true, isMinor: false });
  return (
    <Section title={texts.previewTitle}>
      <Card>
        <Stack gap={4}>
          <p>{texts.previewLead}</p>
          <AnswerFields {...fields} />
        </Stack>
      </Card>
    </Section>
  );
}
