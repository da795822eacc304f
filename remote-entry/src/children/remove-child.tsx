import type { Profile } from '@topout/contract';
import { deleteProfile, refresh } from '@topout/api-client';
import { ConfirmButton, TrashIcon } from '@topout/ui';
import { useFailure } from '../form/use-failure.ts';
import { childrenTexts as texts } from '../texts.ts';

export interface RemoveChildProps {
  readonly child: Profile;
  readonly onRemoved: () => void;
}

/** Removes a child's profile, after asking. */
export function RemoveChild({ child, onRemoved }: RemoveChildProps) {
  const failure = useFailure();
  const remove = async () => {
    try {
      await deleteProfile(child.uuid);
      // A competition contains the entries of the person's children.
      await refresh('competitions/*');
      onRemoved();
    } catch (error) {
      await failure(error);
    }
  };
  return (
    <ConfirmButton
      variant="quiet"
      icon={<TrashIcon />}
      label={texts.removeName(child.name)}
      title={texts.removeTitle(child.name)}
      confirmLabel={texts.remove}
      onConfirm={remove}
    >
      {texts.removeText}
    </ConfirmButton>
  );
}
