import type { Profile } from '@topout/contract';
import { saveProfile } from '@topout/api-client';
import { ChildForm } from './child-form.tsx';
import { texts as general } from '../texts.ts';
import { RemoveChild } from './remove-child.tsx';

export interface EditChildProps {
  readonly child: Profile;
  /** Changed, or removed. */
  readonly onDone: () => void;
}

/** Changes or removes a child. */
export function EditChild({ child, onDone }: EditChildProps) {
  return (
    <ChildForm
      child={child}
      submitLabel={general.save}
      onSave={async (details) => {
        await saveProfile(child.uuid, details);
      }}
      onDone={onDone}
    >
      <RemoveChild child={child} onRemoved={onDone} />
    </ChildForm>
  );
}
