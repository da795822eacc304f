import { IconButton } from '../button/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/arrow-icons.ts';
import type { SortableRowProps } from './sortable-row.tsx';

type MoveButtonsProps = Pick<SortableRowProps, 'name' | 'disabled' | 'onMoveUp' | 'onMoveDown'>;

/** At the ends a button goes dead but stays, or the focus of who moved the row there would be lost. */
export const MoveButtons = ({ name, disabled, onMoveUp, onMoveDown }: MoveButtonsProps) => (
  <>
    <IconButton
      label={`Move ${name} up`}
      icon={<ChevronUpIcon />}
      disabled={disabled}
      aria-disabled={onMoveUp === undefined}
      onClick={onMoveUp}
    />
    <IconButton
      label={`Move ${name} down`}
      icon={<ChevronDownIcon />}
      disabled={disabled}
      aria-disabled={onMoveDown === undefined}
      onClick={onMoveDown}
    />
  </>
);
