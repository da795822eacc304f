import { checkEmail } from '@topout/api-client';
import { emailForm } from '@topout/domain/forms';
import { useFormikContext } from 'formik';
import { useAtom } from 'jotai';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { accountTexts, texts } from '../texts.ts';
import { accountDraftAtom } from './account-draft.ts';
import { useEmailCheck } from './use-email-check.ts';

export interface EmailFormProps {
  /** An account with that e-mail address exists. */
  readonly onKnown: () => void;
  readonly onNew: () => void;
}

/** Asks for an e-mail address and tells the two ways apart. */
export function EmailForm({ onKnown, onNew }: EmailFormProps) {
  const [{ email }, keep] = useAtom(accountDraftAtom);
  return (
    <Form
      initial={{ email }}
      schema={emailForm}
      ready
      submitLabel={texts.continue}
      onSubmit={async (values) => {
        const exists = await checkEmail(values.email);
        keep({ email: values.email });
        if (exists) onKnown();
        else onNew();
      }}
    >
      <EmailField />
    </Form>
  );
}

const hints = {
  silent: undefined,
  checking: accountTexts.emailChecking,
  known: accountTexts.emailKnown,
  new: accountTexts.emailNew,
};

function EmailField() {
  const { values } = useFormikContext<{ email: string }>();
  const check = useEmailCheck(values.email);
  return (
    <TextField
      name="email"
      label={accountTexts.email}
      hint={<output>{typeof check === 'string' ? hints[check] : check.wait}</output>}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
