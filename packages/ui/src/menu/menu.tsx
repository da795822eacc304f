import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { MenuIcon } from '../icons/action-icons.ts';
import { ChevronDownIcon } from '../icons/arrow-icons.ts';
import styles from './menu.module.css';
import { useMenu } from './use-menu.ts';

export interface MenuProps {
  /** Names the button and the menu. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shows the label on the button, with a chevron, instead of an icon alone. */
  readonly showLabel?: boolean | undefined;
  /** The side of the button that the panel aligns with. */
  readonly align?: 'start' | 'end' | undefined;
  /** Something to read above the items. */
  readonly header?: ReactNode;
  /** MenuItems and MenuLinks. */
  readonly children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ label, icon, showLabel = false, align = 'end', header, children }: MenuProps) {
  const id = useId();
  const { open, toggle, close, root, trigger, rootProps } = useMenu();
  const triggerProps = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: toggle,
  } as const;
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role^="menuitem"]')) close();
  };

  return (
    // Keys and focus of everything inside are watched here; the elements themselves are buttons and links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.menu} {...rootProps}>
      {showLabel ? (
        <Button {...triggerProps} icon={icon}>
          {label}
          <ChevronDownIcon />
        </Button>
      ) : (
        <IconButton {...triggerProps} label={label} icon={icon ?? <MenuIcon size={24} />} />
      )}
      {open && (
        <div className={classNames(styles.panel, align === 'start' && styles.start)}>
          {header !== undefined && <div className={styles.header}>{header}</div>}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */}
          <div role="menu" id={id} aria-label={label} onClick={closeAfterChoice}>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
