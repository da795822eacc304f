import type { ProfilePatch } from '@topout/contract';
import { isLoggedInAtom, readProfile, registerAccount, saveProfile } from '@topout/api-client';
import { judgeNameForm, profileForm, registerForm } from '@topout/domain/forms';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useThisYear } from '../flow/use-this-year.ts';
import { Pair } from '../form/fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { accountTexts as texts, legalVersions } from '../texts.ts';
import { accountDraftAtom, forgetDraftAtom } from './account-draft.ts';
import { Answered } from './answered.tsx';
import { EmailInput } from './email-input.tsx';
import { atPassword } from './login-form.tsx';
import { BirthFields, NameFields } from './person-fields.tsx';
import { PictureNotSent } from './picture-not-sent.tsx';
import { RegisteredAlready } from './registered-already.tsx';
import { TermsFields } from './terms-fields.tsx';
import { usePicture } from './use-picture.ts';

export interface RegisterFormProps {
  /** Parents and judges are not asked for year of birth and gender. (behaviour: people#profile) */
  readonly competes: boolean;
  readonly onDone: () => void;
  /** The earlier steps that asked for something. */
  readonly asked?: { readonly email?: string; readonly yearOfBirth?: string };
}

/**
 * Creates an account and its profile; if the account already exists, signs in and leaves it as it is.
 * (behaviour: signing-in#registering)
 */
export function RegisterForm(props: RegisterFormProps) {
  // Registering signs in before it is finished, so only people who were signed in before have nothing to do
  // here.
  const [wasSignedIn] = useState(useAtomValue(isLoggedInAtom));
  const form = <NewAccount {...props} />;
  return wasSignedIn ? <RegisteredAlready onDone={props.onDone}>{form}</RegisteredAlready> : form;
}

function NewAccount({ competes, onDone, asked = {} }: RegisterFormProps) {
  const [draft, keep] = useAtom(accountDraftAtom);
  const forget = useSetAtom(forgetDraftAtom);
  const picture = usePicture(onDone);
  const year = useThisYear();
  const [schema] = useState(() => registerForm(year, { parent: !competes }));
  if (picture.unsent) return <PictureNotSent picture={picture.unsent} />;
  return (
    <Form
      initial={draft}
      schema={schema}
      ready
      submitLabel={texts.register}
      long
      onChange={keep}
      onSubmit={async ({ email, password }, values) => {
        const account = await registerAccount(email, password, legalVersions).catch(atPassword);
        if (account === 'new' || (await wasNeverFinished())) {
          await saveProfile('me', competes ? competitorOf(values, year) : nameOf(values));
          forget();
          return picture.send('me', values.profilePicture);
        }
        forget();
        onDone();
      }}
    >
      <Answered name="email" label={texts.email} page={asked.email} autoComplete="username">
        <EmailInput />
      </Answered>
      <NameFields own />
      {competes && <BirthFields own askedOn={asked.yearOfBirth} />}
      <Pair>
        <NewPasswordFields />
      </Pair>
      <PictureField name="profilePicture" />
      <TermsFields />
    </Form>
  );
}

/**
 * The line broke after the account was made and before its name was saved: continue the same registration.
 */
async function wasNeverFinished(): Promise<boolean> {
  const { firstName, lastName, yearOfBirth } = await readProfile();
  return !firstName && !lastName && yearOfBirth === null;
}

function nameOf(values: object): ProfilePatch {
  const { firstName, lastName } = judgeNameForm.validateSync(values);
  return { firstName, lastName };
}

function competitorOf(values: object, year: number): ProfilePatch {
  const { firstName, lastName, yearOfBirth, gender } = profileForm(year).validateSync(values);
  return { firstName, lastName, yearOfBirth, gender };
}
