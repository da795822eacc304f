import type { Profile, ProfilePatch } from '@topout/contract';
import { newId, sessionAtom } from '@topout/api-client';
import { profileForm } from '@topout/domain/forms';
import { Notice } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { FullNameField } from '../account/full-name-field.tsx';
import { PictureNotSent } from '../account/picture-not-sent.tsx';
import { usePicture } from '../account/use-picture.ts';
import { BirthFields, NameFields } from '../account/person-fields.tsx';
import { useThisYear } from '../flow/use-this-year.ts';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { useTyped } from '../form/use-typed.ts';
import { childrenTexts as texts } from '../texts.ts';

export type ChildDetails = Required<
  Pick<ProfilePatch, 'firstName' | 'lastName' | 'yearOfBirth' | 'gender' | 'fullNamePublic'>
>;

export interface ChildFormProps {
  /** The child to change; without it a new one. */
  readonly child?: Profile;
  /** The existing children: an unanswered request may have created one of them. */
  readonly siblings?: readonly Profile[];
  readonly submitLabel: string;
  /** A new child's probable name, the parent's. */
  readonly lastName?: string | undefined;
  /** @param uuid the child's; a new one keeps its own for as long as the typed input, even across a reload */
  readonly onSave: (details: ChildDetails, uuid: string) => Promise<void>;
  readonly onDone: () => void;
  /** Stands under the fields. */
  readonly children?: ReactNode;
}

const empty = {
  uuid: '',
  firstName: '',
  lastName: '',
  yearOfBirth: null,
  gender: null,
  fullNamePublic: false,
  pictureUrl: null,
};

/** Everything about a child. */
export function ChildForm(props: ChildFormProps) {
  const { child, siblings, lastName: offered = '', submitLabel, onSave, onDone, children } = props;
  const year = useThisYear();
  const [schema] = useState(() => profileForm(year));
  const { uuid, firstName, lastName, yearOfBirth, gender, fullNamePublic, pictureUrl } = child ?? empty;
  const me = useAtomValue(sessionAtom).profile ?? '';
  const stored = {
    uuid,
    firstName,
    lastName: child ? lastName : offered,
    yearOfBirth: yearOfBirth?.toString() ?? '',
    gender: gender ?? '',
    profilePicture: null as File | null,
    fullNamePublic,
  };
  const typed = useTyped(`child/${child?.uuid ?? me}`, stored);
  // Until then, a page that returns without its picture still knows whom it has added.
  const picture = usePicture(() => {
    typed.forget();
    onDone();
  });
  const [made] = useState(() => siblings?.find((one) => one.uuid === typed.initial.uuid));
  const [initial] = useState(() => {
    const values = made ? stored : typed.initial;
    return { ...values, uuid: values.uuid || newId() };
  });
  if (picture.unsent) return <PictureNotSent picture={picture.unsent} />;
  return (
    <Form
      initial={initial}
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
          values.uuid,
        );
        await picture.send(values.uuid, values.profilePicture);
      }}
    >
      {made && <Notice tone="success">{texts.wasAdded(made.name)}</Notice>}
      <NameFields own={false} />
      <BirthFields own={false} />
      <PictureField name="profilePicture" currentUrl={pictureUrl} />
      <FullNameField year={year} />
      {children}
    </Form>
  );
}
