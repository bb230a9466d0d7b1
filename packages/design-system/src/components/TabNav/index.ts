export { TabNav, TabNavItem, type TabNavItemProps, type TabNavProps } from './TabNav.js';
