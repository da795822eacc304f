import type { Competition, Profile } from '@topout/contract';
import { joinAsJudge, saveProfile } from '@topout/api-client';
import { readStored } from '@topout/app-kit';
import { judgeNameForm } from '@topout/domain/forms';
import { PictureNotSent } from '../account/picture-not-sent.tsx';
import { usePicture } from '../account/use-picture.ts';
import { NameFields } from '../account/person-fields.tsx';
import { Step } from '../flow/step.tsx';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { useTyped } from '../form/use-typed.ts';
import { judgeTexts as texts } from '../texts.ts';
import { KeyMessage } from './key-message.tsx';
import { OnboardingStep } from './onboarding-step.tsx';

/** A judge's last step: the details, then "Start Judging". (behaviour: joining-judges#steps) */
export default function JudgeConfirmScreen() {
  return <OnboardingStep>{(judge) => <JudgeConfirm {...judge} />}</OnboardingStep>;
}

interface JudgeConfirmProps {
  readonly competition: Competition;
  readonly profile: Profile;
}

/** After the request the competition is read again and the previous step leads on. */
function JudgeConfirm({ competition, profile }: JudgeConfirmProps) {
  const key = readStored(competition.uuid, 'judgingKey');
  const picture = usePicture(async () => {
    if (key !== null) await joinAsJudge(competition.uuid, key);
  });
  const typed = useTyped(`judge/${profile.uuid}`, {
    firstName: profile.firstName,
    lastName: profile.lastName,
    profilePicture: null as File | null,
  });
  if (key === null) return <KeyMessage>{texts.noKey}</KeyMessage>;
  return (
    <Step title={texts.confirmTitle} lead={texts.confirmLead}>
      {picture.unsent ? (
        <PictureNotSent picture={picture.unsent} />
      ) : (
        <Form
          initial={typed.initial}
          schema={judgeNameForm}
          submitLabel={texts.start}
          long
          onChange={typed.keep}
          onSubmit={async ({ firstName, lastName }, { profilePicture }) => {
            if (firstName !== profile.firstName || lastName !== profile.lastName) {
              await saveProfile('me', { firstName, lastName });
            }
            typed.forget();
            await picture.send('me', profilePicture);
          }}
        >
          <NameFields own />
          <PictureField name="profilePicture" currentUrl={profile.pictureUrl} />
        </Form>
      )}
    </Step>
  );
}
