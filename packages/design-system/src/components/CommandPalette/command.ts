import type { ReactNode } from 'react';

/** An action, or a page to go to. */
export interface Command {
  /** Unique among the commands. */
  id: string;
  label: string;
  /** The heading it appears under. Commands of a group must be consecutive. */
  group: string;
  /** Other words to find it by. */
  keywords?: string;
  /** The icon before the label, up to 20 px. */
  icon?: ReactNode;
  /** The keys of its shortcut as printed on the keyboard, such as `['Ctrl', 'K']`. Shown only. */
  shortcut?: readonly string[];
}
