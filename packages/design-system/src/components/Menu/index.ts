export { Menu, type MenuProps } from './Menu.js';
export {
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from './MenuChoice.js';
export { MenuItem, type MenuItemProps } from './MenuItem.js';
export { MenuLabel, MenuSeparator, type MenuLabelProps, type MenuSeparatorProps } from './MenuSection.js';
export { Submenu, type SubmenuProps } from './Submenu.js';
