import type { ThemePreference } from '@inspection-studio/design-system';
import type { Permission, UnitSystem } from '@inspection-studio/domain';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { DroneIcon } from '@phosphor-icons/react/dist/csr/Drone';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { RulerIcon } from '@phosphor-icons/react/dist/csr/Ruler';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import { paths } from '../../paths.ts';

/** What a command does: go to an address, change a setting, or open something of the shell. */
export type CommandEffect =
  | { to: string }
  | { theme: ThemePreference }
  | { units: UnitSystem }
  | { open: 'shortcuts' | 'logout' };

/** An action of the whole studio, as the palette, the sheet of shortcuts and the menu Create New offer it. */
export interface StudioCommand {
  id: string;
  label: string;
  group: 'Create' | 'Go to' | 'Settings' | 'Help';
  Icon: typeof HouseIcon;
  effect: CommandEffect;
  /** Needed for it; none is open to everybody. */
  permission?: Permission;
  /** Other words people may look for. */
  keywords?: string;
  /** Keys that do the same. */
  shortcut?: readonly string[];
}

/** What Create New makes, each with its permission. @see spec 1 §2 "Shell" */
export const createCommands = [
  { id: 'create-site', label: 'Site', permission: 'CreateSite', Icon: MapPinIcon, effect: { to: paths.createSite() } },
  { id: 'create-asset', label: 'Asset', permission: 'CreateAsset', Icon: BridgeIcon, effect: { to: paths.createAsset() } },
  { id: 'create-inspection', label: 'Inspection', permission: 'CreateProject', Icon: DroneIcon, effect: { to: paths.createInspection() }, keywords: 'project flight upload' },
  { id: 'create-user', label: 'User', permission: 'InviteUser', Icon: UserPlusIcon, effect: { to: paths.inviteUsers() }, keywords: 'invite people' },
] as const satisfies readonly Omit<StudioCommand, 'group'>[];

/** Every action of the studio that is not of one record. @param userId whose profile is 'My profile' */
export function studioCommands(userId: string): StudioCommand[] {
  const library = { group: 'Go to', Icon: BooksIcon, permission: 'ReadLibrary', keywords: 'library' } as const;
  return [
    { id: 'home', label: 'Home', group: 'Go to', Icon: HouseIcon, effect: { to: paths.home() }, keywords: 'sites assets inspections map' },
    { id: 'categories', label: 'Categories', effect: { to: paths.categories() }, ...library, keywords: 'library presets' },
    { id: 'severities', label: 'Severity scales', effect: { to: paths.severities() }, ...library },
    { id: 'checklists', label: 'Checklists', effect: { to: paths.checklists() }, ...library },
    { id: 'tags', label: 'Tags', effect: { to: paths.tags() }, ...library },
    { id: 'locations', label: 'Location layouts', effect: { to: paths.layouts() }, ...library, keywords: 'library layers mapping' },
    { id: 'company', label: 'Company account', group: 'Go to', Icon: BuildingsIcon, permission: 'ReadLicense', effect: { to: paths.company() }, keywords: 'licence usage seats' },
    { id: 'documents', label: 'Documents', group: 'Go to', Icon: FilePdfIcon, permission: 'ReadDocuments', effect: { to: paths.documents() }, keywords: 'company pdf' },
    { id: 'users', label: 'Users', group: 'Go to', Icon: UsersIcon, permission: 'ReadUsers', effect: { to: paths.users() }, keywords: 'company people' },
    { id: 'profile', label: 'My profile', group: 'Go to', Icon: UserIcon, effect: { to: paths.user(userId) } },
    ...createCommands.map((command) => ({ ...command, group: 'Create' as const, label: `Create ${command.label}` })),
    { id: 'theme-system', label: 'Theme: System preference', group: 'Settings', Icon: CircleHalfIcon, effect: { theme: 'system' } },
    { id: 'theme-dark', label: 'Theme: Dark', group: 'Settings', Icon: CircleHalfIcon, effect: { theme: 'dark' } },
    { id: 'theme-light', label: 'Theme: Light', group: 'Settings', Icon: CircleHalfIcon, effect: { theme: 'light' } },
    { id: 'units-metric', label: 'Units: Metric', group: 'Settings', Icon: RulerIcon, effect: { units: 'Metric' } },
    { id: 'units-imperial', label: 'Units: Imperial', group: 'Settings', Icon: RulerIcon, effect: { units: 'Imperial' } },
    { id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Help', Icon: KeyboardIcon, effect: { open: 'shortcuts' }, shortcut: ['?'], keywords: 'help keys' },
    { id: 'logout', label: 'Logout', group: 'Help', Icon: SignOutIcon, effect: { open: 'logout' }, keywords: 'sign out' },
  ];
}
