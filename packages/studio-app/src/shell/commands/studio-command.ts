import type { ThemePreference } from '@inspection-studio/design-system';
import type { Permission } from '@inspection-studio/domain/permissions';
import type { UnitSystem } from '@inspection-studio/domain/units';
import type { ReactNode } from 'react';

/** What a command does: go to an address, with a navigation state, change a setting, or open something of the shell. */
export type CommandEffect =
  | { to: string; state?: unknown }
  | { theme: ThemePreference }
  | { units: UnitSystem }
  | { open: 'shortcuts' | 'logout' };

/** An action of the whole studio, as the palette, the sheet of shortcuts and the menu Create New offer it. */
export interface StudioCommand {
  id: string;
  label: string;
  group: 'Create' | 'Go to' | 'Settings' | 'Help';
  icon: ReactNode;
  effect: CommandEffect;
  /** Needed for it; none is open to everybody. */
  permission?: Permission;
  /** Other words people may look for. */
  keywords?: string;
  /** Keys that do the same. */
  shortcut?: readonly string[];
}
