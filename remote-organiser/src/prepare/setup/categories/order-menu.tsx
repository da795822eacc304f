import { MoreIcon } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { categoriesTexts as texts } from './texts.ts';

export interface Ordered {
  /** The position among its siblings, and how many they are. */
  readonly index: number;
  readonly count: number;
}

interface OrderMenuProps extends Ordered {
  readonly label: string;
  readonly onEdit: () => void;
  readonly onMove: (position: number) => void;
  readonly onDelete: () => void;
}

/** What can be done with a stage or category; the only one stays. */
export const OrderMenu = ({ label, index, count, onEdit, onMove, onDelete }: OrderMenuProps) => (
  <Menu label={label} icon={<MoreIcon />}>
    <MenuItem onSelect={onEdit}>{texts.edit}</MenuItem>
    {index > 0 && <MenuItem onSelect={() => onMove(index - 1)}>{texts.up}</MenuItem>}
    {index < count - 1 && <MenuItem onSelect={() => onMove(index + 1)}>{texts.down}</MenuItem>}
    {count > 1 && (
      <MenuItem danger onSelect={onDelete}>
        {texts.delete}
      </MenuItem>
    )}
  </Menu>
);
