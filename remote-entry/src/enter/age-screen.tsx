import { ageForm, isTooYoung } from '@topout/domain/forms';
import { isLoggedInAtom, useCompetition } from '@topout/api-client';
import { Button, Stack, UsersIcon } from '@topout/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { accountDraftAtom } from '../account/account-draft.ts';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { useThisYear } from '../flow/use-this-year.ts';
import { useGoTo } from '../flow/use-go-to.ts';
import { YearField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { accountTexts, entryFlowTexts as texts, texts as general } from '../texts.ts';
import { ChangeRole } from './change-role.tsx';
import { entryPath } from './entry-path.ts';
import { usePageAfterSignIn } from './use-after-sign-in.ts';

/** Whether somebody is old enough for their own account. (behaviour: people#year-of-birth) */
export default function AgeScreen() {
  const { competition = '' } = useParams();
  const after = usePageAfterSignIn();
  const goTo = useGoTo();
  const [{ yearOfBirth }, keep] = useAtom(accountDraftAtom);
  const [tooYoung, setTooYoung] = useState(false);
  const year = useThisYear();
  const [schema] = useState(() => ageForm(year));

  // Whoever comes back here has answered.
  if (useAtomValue(isLoggedInAtom)) return <Navigate replace to={after} />;
  if (tooYoung) return <TooYoung competition={competition} onTryAgain={() => setTooYoung(false)} />;
  return (
    <Step title={texts.ageTitle} lead={texts.ageLead}>
      <Form
        initial={{ yearOfBirth }}
        schema={schema}
        ready
        submitLabel={general.continue}
        onSubmit={async (born, typed) => {
          if (isTooYoung(born.yearOfBirth, year)) return setTooYoung(true);
          keep(typed);
          goTo(entryPath(competition, 'register'));
        }}
      >
        <YearField name="yearOfBirth" label={accountTexts.yearOfBirth} autoComplete="bday-year" />
      </Form>
    </Step>
  );
}

interface TooYoungProps {
  readonly competition: string;
  readonly onTryAgain: () => void;
}

/** From here the adult they fetched can continue, if parents may enter their children. */
function TooYoung({ competition, onTryAgain }: TooYoungProps) {
  const { data } = useCompetition(competition);
  return (
    <Message
      icon={<UsersIcon size={28} />}
      title={texts.tooYoung}
      action={
        <Stack gap={3}>
          <Button variant="primary" size="lg" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
          {data?.settings.parentModeEnabled && (
            <ChangeRole competition={competition} isParent step="email">
              {texts.parentGoesOn}
            </ChangeRole>
          )}
        </Stack>
      }
    >
      {texts.tooYoungHint}
    </Message>
  );
}
