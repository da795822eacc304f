import type { Profile } from '@topout/contract';
import { saveProfile } from '@topout/api-client';
import { profileForm } from '@topout/domain/forms';
import { useState } from 'react';
import { useThisYear } from '../flow/use-this-year.ts';
import { Form } from '../form/form.tsx';
import { useTyped } from '../form/use-typed.ts';
import { texts } from '../texts.ts';
import { BirthFields, NameFields } from './person-fields.tsx';

/** Asks for what is missing before somebody can compete. The profile is read again afterwards. */
export function DetailsForm({ profile }: { readonly profile: Profile }) {
  const year = useThisYear();
  const [schema] = useState(() => profileForm(year));
  const { firstName, lastName, yearOfBirth, gender } = profile;
  const typed = useTyped(`details/${profile.uuid}`, {
    firstName,
    lastName,
    yearOfBirth: yearOfBirth?.toString() ?? '',
    gender: gender ?? '',
  });
  return (
    <Form
      initial={typed.initial}
      schema={schema}
      submitLabel={texts.continue}
      long
      onChange={typed.keep}
      onSubmit={async (details) => {
        await saveProfile('me', {
          firstName: details.firstName,
          lastName: details.lastName,
          yearOfBirth: details.yearOfBirth,
          gender: details.gender,
        });
        typed.forget();
      }}
    >
      <NameFields own />
      <BirthFields own />
    </Form>
  );
}
