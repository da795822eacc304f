import { createChild, useChildren, useProfile } from '@topout/api-client';
import { SkeletonRows } from '@topout/ui';
import { ChildForm } from './child-form.tsx';
import { childrenTexts as texts } from '../texts.ts';

/** Creates a child under the parent's profile: once, even if the line breaks before the answer. */
export function NewChild({ onDone }: { readonly onDone: () => void }) {
  const { data: siblings, error } = useChildren();
  const parent = useProfile();
  const waiting = siblings === undefined && error === undefined;
  if (waiting || (parent.data === undefined && parent.error === undefined))
    return <SkeletonRows count={4} label={texts.loading} />;
  return (
    <ChildForm
      siblings={siblings ?? []}
      lastName={parent.data?.lastName}
      submitLabel={texts.add}
      onSave={async (details, uuid) => {
        await createChild({ ...details, uuid });
      }}
      onDone={onDone}
    />
  );
}
