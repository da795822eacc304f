import { sessionAtom, useProfile } from '@topout/api-client';
import { type MenuItem as Item, pageAtom } from '@topout/app-kit';
import { CalendarIcon, LogOutIcon, MoonIcon, SunIcon, UserIcon } from '@topout/ui';
import { Menu, MenuItem, MenuLink } from '@topout/ui/menu';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLogOut } from '../../session/use-log-out.tsx';
import { texts } from '../../texts.ts';
import { useTheme } from '../use-theme.ts';

/** Clicks the menu's button once it is there. */
function useOpenAtOnce() {
  const root = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current) root.current?.querySelector('button')?.click();
    opened.current = true;
  }, []);
  return root;
}

/**
 * Who is signed in, the page's own items, the theme, and signing out (behaviour: pages#header-and-menu). It
 * loads when somebody asks for it, and appears open.
 */
export default function HeaderMenu() {
  const root = useOpenAtOnce();
  const { data: profile } = useProfile();
  const { ticket } = useAtomValue(sessionAtom);
  const { menuItems = [] } = useAtomValue(pageAtom);
  const logOut = useLogOut();
  return (
    <div ref={root}>
      <Menu
        label={texts.menu}
        header={ticket ? texts.ticketOf(ticket.name) : profile && texts.loggedInAs(profile.name)}
      >
        {menuItems.map((item) => (
          <PageItem key={item.label} item={item} />
        ))}
        {profile && (
          <MenuLink as={Link} to="/profile" icon={<UserIcon />}>
            {texts.profile}
          </MenuLink>
        )}
        {profile && (
          <MenuLink as={Link} to="/organise" icon={<CalendarIcon />}>
            {texts.ownCompetitions}
          </MenuLink>
        )}
        <ThemeItem />
        {(profile || ticket) && (
          <MenuItem
            icon={<LogOutIcon />}
            onSelect={() => logOut.ask(ticket ? `/${ticket.competition}/ticket` : '/')}
          >
            {ticket ? texts.signOut : texts.logOut}
          </MenuItem>
        )}
        {!profile && !ticket && (
          <MenuLink as={Link} to="/sign-in" icon={<UserIcon />}>
            {texts.signIn}
          </MenuLink>
        )}
      </Menu>
      {logOut.dialog}
    </div>
  );
}

function PageItem({ item }: { readonly item: Item }) {
  if ('to' in item) {
    return (
      <MenuLink as={Link} to={item.to} icon={item.icon}>
        {item.label}
      </MenuLink>
    );
  }
  return (
    <MenuItem icon={item.icon} onSelect={item.onSelect}>
      {item.label}
    </MenuItem>
  );
}

function ThemeItem() {
  const { theme, choose } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <MenuItem icon={other === 'light' ? <SunIcon /> : <MoonIcon />} onSelect={() => choose(other)}>
      {other === 'light' ? texts.lightTheme : texts.darkTheme}
    </MenuItem>
  );
}
