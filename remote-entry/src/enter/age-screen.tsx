import { ageForm, isTooYoung } from '@topout/domain/forms';
import { Button, UsersIcon } from '@topout/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { accountDraftAtom } from '../account/account-draft.ts';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { YearField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { accountTexts, entryFlowTexts as texts, texts as general } from '../texts.ts';
import { entryPath } from './entry-path.ts';

/** Whether somebody is old enough for an account of their own. (spec 1 §4) */
export default function AgeScreen() {
  const { competition = '' } = useParams();
  const goTo = useGoTo();
  const [{ yearOfBirth }, keep] = useAtom(accountDraftAtom);
  const [tooYoung, setTooYoung] = useState(false);
  const [year] = useState(() => new Date().getFullYear());
  const [schema] = useState(() => ageForm(year));

  if (tooYoung) return <TooYoung onTryAgain={() => setTooYoung(false)} />;
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

const TooYoung = ({ onTryAgain }: { readonly onTryAgain: () => void }) => (
  <Message
    icon={<UsersIcon size={28} />}
    title={texts.tooYoung}
    action={
      <Button variant="primary" size="lg" onClick={onTryAgain}>
        {texts.tryAgain}
      </Button>
    }
  >
    {texts.tooYoungHint}
  </Message>
);
