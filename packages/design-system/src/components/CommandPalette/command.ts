import type { ReactNode } from 'react';

/** An action, a page to go to or a record. */
export interface Command {
  /** Unique among the commands. */
  id: string;
  label: string;
  /** Label and description are names: browsers that translate the page leave them as they are. */
  translate?: 'no';
  /** The heading it appears under. Commands of a group must be consecutive. */
  group: string;
  /** Small print below the label, such as where a record is. Not searched. */
  description?: string;
  /** Other words to find it by. */
  keywords?: string;
  /** The icon before the label, up to 24 px. */
  icon?: ReactNode;
  /** The keys of its shortcut as printed on the keyboard, such as `['Ctrl', 'K']`. Shown only. */
  shortcut?: readonly string[];
}
