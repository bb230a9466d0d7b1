export { SortDropdown, type SortDropdownProps, type SortOption } from './SortDropdown.js';
