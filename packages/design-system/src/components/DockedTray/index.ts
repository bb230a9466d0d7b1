export { DockedTray, TRAY_ANNOUNCEMENT_INTERVAL_MS, type DockedTrayProps } from './DockedTray.js';
export { TrayButton, type TrayButtonProps } from './TrayButton.js';
