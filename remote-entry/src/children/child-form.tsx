import type { Profile, ProfilePatch } from '@topout/api-client';
import { profileForm } from '@topout/domain/forms';
import { type ReactNode, useState } from 'react';
import { FullNameField } from '../account/full-name-field.tsx';
import { BirthFields, NameFields } from '../account/person-fields.tsx';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';

export type ChildDetails = Required<
  Pick<ProfilePatch, 'firstName' | 'lastName' | 'yearOfBirth' | 'gender' | 'fullNamePublic'>
>;

export interface ChildFormProps {
  /** The child to change; without it a new one. */
  readonly child?: Profile;
  readonly submitLabel: string;
  readonly onSubmit: (details: ChildDetails, picture: File | null) => Promise<void>;
  /** Stands under the fields. */
  readonly children?: ReactNode;
}

const empty = {
  firstName: '',
  lastName: '',
  yearOfBirth: null,
  gender: null,
  fullNamePublic: false,
  pictureUrl: null,
};

/** Everything about a child. */
export function ChildForm({ child, submitLabel, onSubmit, children }: ChildFormProps) {
  const [year] = useState(() => new Date().getFullYear());
  const [schema] = useState(() => profileForm(year));
  const { firstName, lastName, yearOfBirth, gender, fullNamePublic, pictureUrl } = child ?? empty;
  const initial = {
    firstName,
    lastName,
    yearOfBirth: yearOfBirth?.toString() ?? '',
    gender: gender ?? '',
    profilePicture: null as File | null,
    fullNamePublic,
  };
  return (
    <Form
      initial={initial}
      schema={schema}
      submitLabel={submitLabel}
      long
      onSubmit={(details, values) =>
        onSubmit(
          {
            firstName: details.firstName,
            lastName: details.lastName,
            yearOfBirth: details.yearOfBirth,
            gender: details.gender,
            fullNamePublic: values.fullNamePublic,
          },
          values.profilePicture,
        )
      }
    >
      <NameFields own={false} />
      <BirthFields own={false} />
      <PictureField name="profilePicture" currentUrl={pictureUrl} />
      <FullNameField year={year} />
      {children}
    </Form>
  );
}
