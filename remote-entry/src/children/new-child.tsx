import { createChild, uploadPicture } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { ChildForm } from './child-form.tsx';
import { accountTexts, childrenTexts as texts } from '../texts.ts';

/** Makes a child under one's own profile. */
export function NewChild({ onDone }: { readonly onDone: () => void }) {
  const showError = useShowError();
  return (
    <ChildForm
      submitLabel={texts.add}
      onSave={async (details, picture) => {
        const child = await createChild(details);
        await uploadPicture(child.uuid, picture).catch(() => showError(accountTexts.uploadFailed));
      }}
      onDone={onDone}
    />
  );
}
