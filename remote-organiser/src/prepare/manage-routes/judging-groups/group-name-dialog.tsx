import { onlyNamedForm } from '@topout/domain/forms';
import { PartDialog } from '../../setup/part-dialog.tsx';
import { NameField } from '../../setup/part-fields.tsx';
import { texts } from '../texts.ts';

interface GroupNameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly name?: string;
  /** Names of other judging groups. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a judging group is called. */
export const GroupNameDialog = ({ name = '', taken, action, onSave, ...dialog }: GroupNameDialogProps) => (
  <PartDialog
    {...dialog}
    saveLabel={action}
    initial={{ name }}
    schema={onlyNamedForm(taken, texts.groupTaken)}
    save={(group) => onSave(group.name)}
  >
    <NameField
      label={texts.groupName}
      // The one thing that the dialog is for.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    />
  </PartDialog>
);
