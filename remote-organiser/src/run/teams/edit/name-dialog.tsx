import type { TeamBody } from '@topout/contract';
import { namedForm } from '@topout/domain/forms';
import { PartDialog } from '../../../prepare/setup/part-dialog.tsx';
import { NameField } from '../../../prepare/setup/part-fields.tsx';
import { texts } from './texts.ts';

interface NameDialogProps {
  readonly title: string;
  /** As it is now; empty = a new team. */
  readonly name: string;
  readonly save: (body: TeamBody) => Promise<void>;
  readonly onClose: () => void;
}

export const NameDialog = ({ title, name, save, onClose }: NameDialogProps) => (
  <PartDialog
    title={title}
    saveLabel={texts.save}
    initial={{ name }}
    schema={namedForm}
    save={save}
    onClose={onClose}
  >
    <NameField label={texts.name} />
  </PartDialog>
);
