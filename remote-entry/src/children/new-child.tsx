import { createChild, RefusedError, uploadPicture } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useRef } from 'react';
import { type ChildDetails, ChildForm } from './child-form.tsx';
import { accountTexts, childrenTexts as texts } from '../texts.ts';

/** Makes a child under one's own profile: once, also when the line goes between question and answer. */
export function NewChild({ onDone }: { readonly onDone: () => void }) {
  const showError = useShowError();
  const unanswered = useRef(false);
  const create = (details: ChildDetails) =>
    createChild(details, unanswered.current).catch((error: unknown) => {
      unanswered.current = !(error instanceof RefusedError);
      throw error;
    });
  return (
    <ChildForm
      submitLabel={texts.add}
      onSave={async (details, picture) => {
        const child = await create(details);
        await uploadPicture(child.uuid, picture).catch(() => showError(accountTexts.uploadFailed));
      }}
      onDone={onDone}
    />
  );
}
