import { type Profile, type ProfilePatch, sessionAtom } from '@topout/api-client';
import { profileForm } from '@topout/domain/forms';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { FullNameField } from '../account/full-name-field.tsx';
import { BirthFields, NameFields } from '../account/person-fields.tsx';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { useTyped } from '../form/use-typed.ts';

export type ChildDetails = Required<
  Pick<ProfilePatch, 'firstName' | 'lastName' | 'yearOfBirth' | 'gender' | 'fullNamePublic'>
>;

export interface ChildFormProps {
  /** The child to change; without it a new one. */
  readonly child?: Profile;
  readonly submitLabel: string;
  readonly onSave: (details: ChildDetails, picture: File | null) => Promise<void>;
  readonly onDone: () => void;
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
export function ChildForm({ child, submitLabel, onSave, onDone, children }: ChildFormProps) {
  const [year] = useState(() => new Date().getFullYear());
  const [schema] = useState(() => profileForm(year));
  const { firstName, lastName, yearOfBirth, gender, fullNamePublic, pictureUrl } = child ?? empty;
  const me = useAtomValue(sessionAtom).profile ?? '';
  const typed = useTyped(`child/${child?.uuid ?? me}`, {
    firstName,
    lastName,
    yearOfBirth: yearOfBirth?.toString() ?? '',
    gender: gender ?? '',
    profilePicture: null as File | null,
    fullNamePublic,
  });
  return (
    <Form
      initial={typed.initial}
      schema={schema}
      submitLabel={submitLabel}
      long
      onChange={typed.keep}
      onSubmit={async (details, values) => {
        await onSave(
          {
            firstName: details.firstName,
            lastName: details.lastName,
            yearOfBirth: details.yearOfBirth,
            gender: details.gender,
            fullNamePublic: values.fullNamePublic,
          },
          values.profilePicture,
        );
        typed.forget();
        onDone();
      }}
    >
      <NameFields own={false} />
      <BirthFields own={false} />
      <PictureField name="profilePicture" currentUrl={pictureUrl} />
      <FullNameField year={year} />
      {children}
    </Form>
  );
}
