import type { Profile } from '@topout/contract';
import { deleteProfile, refresh } from '@topout/api-client';
import { ConfirmButton, TrashIcon } from '@topout/ui';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import { childrenTexts as texts } from '../texts.ts';

export interface RemoveChildProps {
  readonly child: Profile;
  readonly onRemoved: () => void;
}

/** Removes a child's profile, after asking. */
export function RemoveChild({ child, onRemoved }: RemoveChildProps) {
  const failure = useFailure();
  const { during } = useBusy();
  const remove = () =>
    during('remove', async () => {
      await deleteProfile(child.uuid);
      // A competition contains the entries of the person's children.
      await refresh('competitions/*');
      onRemoved();
    }).catch(failure);
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
