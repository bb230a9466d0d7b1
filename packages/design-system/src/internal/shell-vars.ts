/**
 * Measures of the application frame, for parts at its edges. Set by AppShell and DockedTray; each use gives
 * the value for a part outside a frame.
 */
export const shellVars = {
  /** Space between the content and the edges of its column. */
  gutter: '--ds-gutter',
  /** Height of the tray at the bottom of the window. */
  trayHeight: '--ds-tray-height',
  /** Width of the navigation at the start side, from md (768 px). */
  railWidth: '--ds-rail-width',
  /** Height of a bar that is pinned above everything docked, from md (768 px). */
  bottomBarHeight: '--ds-bottom-bar-height',
  /** Height of the navigation at the bottom of the window, below md (768 px). */
  tabBarHeight: '--ds-tab-bar-height',
  /** Everything docked at the bottom of the window, together. */
  dockedHeight: '--ds-docked-height',
} as const;
