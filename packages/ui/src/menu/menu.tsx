import { type MouseEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { MenuIcon } from '../icons/action-icons.ts';
import styles from './menu.module.css';
import { useMenu } from './use-menu.ts';

export interface MenuProps {
  /** Names the button and the menu. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Something to read above the items. */
  readonly header?: ReactNode;
  /** MenuItems and MenuLinks. */
  readonly children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ label, icon, header, children }: MenuProps) {
  const id = useId();
  const { open, toggle, close, root, trigger, rootProps } = useMenu();
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="menuitem"]')) close();
  };

  return (
    // Keys and focus of everything inside are watched here; the elements themselves are buttons and links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.menu} {...rootProps}>
      <IconButton
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        label={label}
        icon={icon ?? <MenuIcon size={24} />}
      />
      {open && (
        <div className={styles.panel}>
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
