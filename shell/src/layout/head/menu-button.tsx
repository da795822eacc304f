import { IconButton, MenuIcon } from '@topout/ui';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts.ts';

const load = () => import('./header-menu.tsx');
const HeaderMenu = lazy(load);

/** The menu's button. Fetches the menu itself when a finger, a mouse or the focus comes near. */
export function MenuButton() {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={texts.menu}
      icon={<MenuIcon size={24} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={button}>
      <HeaderMenu />
    </Suspense>
  ) : (
    button
  );
}
