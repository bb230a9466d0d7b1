/** Shadows: 0 flat, 1 tile under the pointer, 2 menu and popover, 3 dialog, 4 toast. */
export const elevation = {
  light: {
    0: 'none',
    1: '0 1px 2px 0 oklch(0.135 0.006 150 / 0.06)',
    2: '0 0 0 1px oklch(0.135 0.006 150 / 0.08), 0 4px 12px -2px oklch(0.135 0.006 150 / 0.16)',
    3: '0 0 0 1px oklch(0.135 0.006 150 / 0.08), 0 16px 40px -8px oklch(0.135 0.006 150 / 0.32)',
    4: '0 0 0 1px oklch(0.135 0.006 150 / 0.1), 0 8px 24px -4px oklch(0.135 0.006 150 / 0.28)',
  },
  dark: {
    0: 'none',
    1: '0 1px 2px 0 oklch(0.135 0.006 150 / 0.4)',
    2: '0 0 0 1px oklch(0.135 0.006 150 / 0.6), 0 4px 12px -2px oklch(0.135 0.006 150 / 0.6)',
    3: '0 0 0 1px oklch(0.135 0.006 150 / 0.7), 0 16px 40px -8px oklch(0.135 0.006 150 / 0.8)',
    4: '0 0 0 1px oklch(0.135 0.006 150 / 0.6), 0 8px 24px -4px oklch(0.135 0.006 150 / 0.7)',
  },
};
