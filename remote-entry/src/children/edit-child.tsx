import { type Profile, saveProfile, uploadPicture } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { ChildForm } from './child-form.tsx';
import { accountTexts, texts as general } from '../texts.ts';
import { RemoveChild } from './remove-child.tsx';

export interface EditChildProps {
  readonly child: Profile;
  /** Changed, or removed. */
  readonly onDone: () => void;
}

/** Changes or removes a child. */
export function EditChild({ child, onDone }: EditChildProps) {
  const showError = useShowError();
  return (
    <ChildForm
      child={child}
      submitLabel={general.save}
      onSave={async (details, picture) => {
        await saveProfile(child.uuid, details);
        await uploadPicture(child.uuid, picture).catch(() => showError(accountTexts.uploadFailed));
      }}
      onDone={onDone}
    >
      <RemoveChild child={child} onRemoved={onDone} />
    </ChildForm>
  );
}
