import { createChild, uploadPicture, useChildren } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { SkeletonRows } from '@topout/ui';
import { ChildForm } from './child-form.tsx';
import { accountTexts, childrenTexts as texts } from '../texts.ts';

/** Makes a child under one's own profile: once, also when the line goes between question and answer. */
export function NewChild({ onDone }: { readonly onDone: () => void }) {
  const showError = useShowError();
  const { data: siblings, error } = useChildren();
  if (siblings === undefined && error === undefined) return <SkeletonRows count={4} label={texts.loading} />;
  return (
    <ChildForm
      siblings={siblings ?? []}
      submitLabel={texts.add}
      onSave={async (details, picture, uuid) => {
        await createChild({ ...details, uuid });
        await uploadPicture(uuid, picture).catch(() => showError(accountTexts.uploadFailed));
      }}
      onDone={onDone}
    />
  );
}
