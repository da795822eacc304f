import { saveAnswers, useAnswers, useChildren, useCompetition, useProfile } from '@topout/api-client';
import { AgreementList, AnswerFields, useAnswerForm } from '@topout/app-kit/answers';
import type { Answers, Competition, Profile } from '@topout/contract';
import { isAnswered, isWithdrawal } from '@topout/domain';
import { Button, ButtonLink, Notice, Stack, StickyActionBar } from '@topout/ui';
import { type FormEvent, useRef } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../flow/load-page.tsx';
import { Step } from '../flow/step.tsx';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import { questionTexts as texts } from './texts.ts';

/** What an entrant, or a child of theirs, answered: to change until entries close, and what is new at any time. */
export default function OwnAnswersScreen() {
  const { competition: uuid = '', profile = '' } = useParams();
  const competition = useCompetition(uuid);
  const own = useProfile();
  const children = useChildren();
  const given = useAnswers(uuid, profile);
  const all = own.data && children.data;
  const person = [own.data, ...(children.data ?? [])].find((one) => one?.uuid === profile);
  const data =
    competition.data && all && given.data
      ? { competition: competition.data, person, given: given.data }
      : undefined;
  return (
    <LoadPage
      read={{ data, error: competition.error ?? own.error ?? children.error ?? given.error }}
      title={texts.title}
    >
      {({ person: found, ...loaded }) =>
        found ? (
          <OwnAnswers key={textsShown(loaded.given)} person={found} {...loaded} />
        ) : (
          <Navigate replace to={`/${uuid}`} />
        )
      }
    </LoadPage>
  );
}

/** A text that changed meanwhile has to be read again. */
const textsShown = ({ questions }: Answers) =>
  questions.map(({ uuid, consent }) => `${uuid}/${consent?.version ?? ''}`).join();

interface OwnAnswersProps {
  readonly competition: Competition;
  readonly person: Profile;
  readonly given: Answers;
}

function OwnAnswers({ competition, person, given }: OwnAnswersProps) {
  const navigate = useNavigate();
  const failure = useFailure();
  const { busy, during } = useBusy();
  const element = useRef<HTMLFormElement>(null);
  const { open, answers, canChange, minor } = given;
  const questions = given.questions.filter(
    (question) =>
      canChange ||
      open.includes(question.uuid) ||
      // Whoever agreed without having to may take that back.
      (isWithdrawal(question, null) && isAnswered(question, answers)),
  );
  // Parents are known: they agree under their own name.
  const isMinor = minor && person.parent === null;
  const form = useAnswerForm({ questions, answers, complete: true, isMinor });
  const card = `/${competition.uuid}?entry=${person.uuid}`;
  const toError = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = form.send();
    if (!sent) return toError();
    await during('save', async () => {
      try {
        await saveAnswers(competition.uuid, person.uuid, sent);
        await navigate(card, { replace: true });
      } catch (error) {
        if (form.refuse(error)) toError();
        else await failure(error);
      }
    });
  };
  return (
    <Step title={texts.title} lead={texts.lead(person.name, competition.name)}>
      {!canChange && <Notice>{texts.fixed}</Notice>}
      {questions.length === 0 ? (
        <Stack gap={4}>
          <p>{given.questions.length === 0 ? texts.none : texts.nothingOpen}</p>
          <ButtonLink as={Link} to={card} size="lg">
            {texts.back}
          </ButtonLink>
        </Stack>
      ) : (
        <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={5}>
            <AnswerFields {...form.fields} />
            <StickyActionBar>
              <Button type="submit" variant="primary" size="lg" busy={busy !== null}>
                {texts.save}
              </Button>
            </StickyActionBar>
          </Stack>
        </form>
      )}
      <AgreementList competition={competition} user={person.uuid} />
    </Step>
  );
}
