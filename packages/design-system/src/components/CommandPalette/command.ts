import type { ReactNode } from 'react';

/** Something to do or a place to go to. */
export interface Command {
  /** Unique among the commands. */
  id: string;
  label: string;
  /** Heading it stands under; commands of one group follow each other. */
  group: string;
  /** Other words people may look for. */
  keywords?: string;
  /** Before the label, up to 20 px. */
  icon?: ReactNode;
  /** Keys that do the same, as they are written on them: `['Ctrl', 'K']`. */
  shortcut?: readonly string[];
}
