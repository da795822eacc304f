export { Menu, type MenuProps } from './menu/menu.tsx';
export { MenuItem, type MenuItemProps, MenuLink } from './menu/menu-item.tsx';
