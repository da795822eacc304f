import { saveAnswers, useAnswers } from '@topout/api-client';
import { LoadState, useShowError } from '@topout/app-kit';
import { AgreementList, AnswerFields, useAnswerForm } from '@topout/app-kit/answers';
import type { Answers, Competition } from '@topout/contract';
import { Button, SkeletonRows, Stack } from '@topout/ui';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../../page/failure-text.ts';
import { answersTexts as texts } from './answers-texts.ts';

interface AnswersFormProps {
  readonly competition: Competition;
  /** Whose: profile uuid. */
  readonly user: string;
  readonly onSaved: () => void;
}

/** What a person answered, as far as the organiser reads it; nothing where nothing is asked. */
export function AnswersForm({ competition, user, onSaved }: AnswersFormProps) {
  const read = useAnswers(competition.uuid, user);
  return (
    <LoadState read={read} loading={<SkeletonRows count={2} label={texts.loading} />}>
      {(given) => (
        <>
          <Filled
            key={given.questions.map(({ uuid, consent }) => `${uuid}/${consent?.version ?? ''}`).join()}
            {...{ competition, user, onSaved, given }}
          />
          <AgreementList competition={competition} user={user} />
        </>
      )}
    </LoadState>
  );
}

function Filled({ competition, user, onSaved, given }: AnswersFormProps & { readonly given: Answers }) {
  const { questions, answers, minor } = given;
  const form = useAnswerForm({ questions, answers, complete: false, isMinor: minor });
  const [busy, setBusy] = useState(false);
  const showError = useShowError();
  const element = useRef<HTMLFormElement>(null);
  const toError = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = form.send();
    if (!sent) return toError();
    setBusy(true);
    try {
      await saveAnswers(competition.uuid, user, sent);
      showError(null);
      onSaved();
    } catch (error) {
      if (form.refuse(error)) toError();
      else {
        showError(await failureText(error));
      }
    } finally {
      setBusy(false);
    }
  };
  if (questions.length === 0) return <p>{texts.none}</p>;
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <AnswerFields {...form.fields} lenient />
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
