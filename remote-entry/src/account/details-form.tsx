import { type Profile, saveProfile } from '@topout/api-client';
import { profileForm } from '@topout/domain/forms';
import { useState } from 'react';
import { Form } from '../form/form.tsx';
import { texts } from '../texts.ts';
import { BirthFields, NameFields } from './person-fields.tsx';

/** What is missing before somebody can compete. The profile is read again afterwards. */
export function DetailsForm({ profile }: { readonly profile: Profile }) {
  const [schema] = useState(() => profileForm(new Date().getFullYear()));
  const { firstName, lastName, yearOfBirth, gender } = profile;
  return (
    <Form
      initial={{ firstName, lastName, yearOfBirth: yearOfBirth?.toString() ?? '', gender: gender ?? '' }}
      schema={schema}
      submitLabel={texts.continue}
      long
      onSubmit={async (details) => {
        await saveProfile('me', {
          firstName: details.firstName,
          lastName: details.lastName,
          yearOfBirth: details.yearOfBirth,
          gender: details.gender,
        });
      }}
    >
      <NameFields own />
      <BirthFields own />
    </Form>
  );
}
