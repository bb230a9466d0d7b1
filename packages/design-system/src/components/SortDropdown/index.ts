export { SortButton, type SortButtonProps } from './SortButton.js';
export { SortDropdown, type SortDropdownProps } from './SortDropdown.js';
export { SortMenu, type SortMenuProps, type SortOption } from './SortMenu.js';
