import type { Profile, ProfilePatch } from '@topout/contract';
import { saveProfile } from '@topout/api-client';
import { judgeNameForm, ownProfileForm } from '@topout/domain/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FullNameField } from '../account/full-name-field.tsx';
import { PictureNotSent } from '../account/picture-not-sent.tsx';
import { usePicture } from '../account/use-picture.ts';
import { BirthFields, NameFields } from '../account/person-fields.tsx';
import { Step } from '../flow/step.tsx';
import { useThisYear } from '../flow/use-this-year.ts';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { useTyped } from '../form/use-typed.ts';
import { ProfilePage } from './profile-page.tsx';
import { texts } from './texts.ts';

/** Changing what Topout knows about the person. */
export default function DetailsScreen() {
  return <ProfilePage>{(profile) => <Details profile={profile} />}</ProfilePage>;
}

function Details({ profile }: { readonly profile: Profile }) {
  const { firstName, lastName, yearOfBirth, gender, fullNamePublic, pictureUrl } = profile;
  const navigate = useNavigate();
  const sending = usePicture(() => navigate('/profile', { replace: true }));
  const year = useThisYear();
  // Parents and judges were not asked; they are once they compete.
  const competes = yearOfBirth !== null || gender !== null;
  const [own] = useState(() => ownProfileForm(year));
  const save = async (details: ProfilePatch, picture: File | null) => {
    await saveProfile('me', details);
    typed.forget();
    await sending.send('me', picture);
  };
  const typed = useTyped(`profile/${profile.uuid}`, {
    firstName,
    lastName,
    yearOfBirth: yearOfBirth?.toString() ?? '',
    gender: gender ?? '',
    profilePicture: null as File | null,
    fullNamePublic,
  });
  return (
    <Step title={texts.aboutYou} back="/profile">
      {sending.unsent ? (
        <PictureNotSent picture={sending.unsent} />
      ) : (
        <Form
          initial={typed.initial}
          schema={competes ? own : judgeNameForm}
          submitLabel={texts.save}
          long
          onChange={typed.keep}
          onSubmit={({ firstName: first, lastName: last }, values) =>
            save(
              {
                firstName: first,
                lastName: last,
                ...(competes && birthOf(own.validateSync(values))),
                fullNamePublic: values.fullNamePublic,
              },
              values.profilePicture,
            )
          }
        >
          <NameFields own />
          {competes && <BirthFields own />}
          <PictureField name="profilePicture" currentUrl={pictureUrl} />
          <FullNameField year={year} />
        </Form>
      )}
    </Step>
  );
}

type Birth = Required<Pick<ProfilePatch, 'yearOfBirth' | 'gender'>>;

const birthOf = ({ yearOfBirth, gender }: Birth): Birth => ({ yearOfBirth, gender });
