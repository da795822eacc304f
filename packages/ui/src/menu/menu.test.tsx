import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink } from './menu-item.tsx';
import { nextIndex } from './use-menu.ts';

function openMenu(onSelect = jest.fn()) {
  render(
    <>
      <Menu label="Menu" header="Logged in">
        <MenuItem onSelect={onSelect}>First</MenuItem>
        <MenuItem disabled onSelect={jest.fn()}>
          Dead
        </MenuItem>
        <MenuLink href="#last">Last</MenuLink>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return { button: screen.getByRole('button', { name: 'Menu' }), menu: screen.getByRole('menu') };
}

it('opens on its first item and says that it is open', () => {
  const { button } = openMenu();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Logged in')).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
});

it('moves with the arrow keys past what is dead', () => {
  const { menu } = openMenu();
  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  expect(screen.getByRole('menuitem', { name: 'Last' })).toHaveFocus();
  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
});

it('closes on Esc and gives the focus back', () => {
  const { button, menu } = openMenu();
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

it('does what was chosen and closes', () => {
  const onSelect = jest.fn();
  openMenu(onSelect);
  fireEvent.click(screen.getByText('First'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('closes when something else is touched', () => {
  openMenu();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
});

it.each([
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, undefined],
])('%s goes from %s to %s of three', (key, from, to) => expect(nextIndex(key, from, 3)).toBe(to));
