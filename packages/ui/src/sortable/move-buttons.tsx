import { IconButton } from '../button/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/arrow-icons.ts';

export interface MoveButtonsProps {
  readonly name: string;
  readonly disabled: boolean;
  /** Absent at the top. */
  readonly onMoveUp: (() => void) | undefined;
  /** Absent at the bottom. */
  readonly onMoveDown: (() => void) | undefined;
}

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
