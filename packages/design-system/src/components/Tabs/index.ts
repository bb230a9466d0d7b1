export { TabPanel, Tabs, type Tab, type TabPanelProps, type TabsProps } from './Tabs.js';
