import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard';
import { RulerIcon } from '@phosphor-icons/react/dist/csr/Ruler';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import { paths } from '../../paths.ts';
import { UPLOAD_REQUEST } from '../../widgets/upload-request.ts';
import { createCommands } from './create-commands.tsx';
import { createLibraryCommands } from './create-library-commands.tsx';
import type { StudioCommand } from './studio-command.ts';

/** Every action of the studio that is not of one record. @param userId whose profile is 'My profile' */
export function studioCommands(userId: string): StudioCommand[] {
  const library = {
    group: 'Go to',
    icon: <BooksIcon size={20} aria-hidden="true" />,
    permission: 'ReadLibrary',
    keywords: 'library',
  } as const;
  const theme = { group: 'Settings', icon: <CircleHalfIcon size={20} aria-hidden="true" /> } as const;
  const units = { group: 'Settings', icon: <RulerIcon size={20} aria-hidden="true" /> } as const;
  return [
    {
      id: 'home',
      label: 'Home',
      group: 'Go to',
      icon: <HouseIcon size={20} aria-hidden="true" />,
      effect: { to: paths.home() },
      keywords: 'sites assets inspections map',
    },
    {
      id: 'categories',
      label: 'Categories',
      effect: { to: paths.categories() },
      ...library,
      keywords: 'library presets',
    },
    { id: 'severities', label: 'Severity scales', effect: { to: paths.severities() }, ...library },
    { id: 'checklists', label: 'Checklists', effect: { to: paths.checklists() }, ...library },
    { id: 'tags', label: 'Tags', effect: { to: paths.tags() }, ...library },
    {
      id: 'locations',
      label: 'Location layouts',
      effect: { to: paths.layouts() },
      ...library,
      keywords: 'library layers mapping',
    },
    {
      id: 'company',
      label: 'Company account',
      group: 'Go to',
      icon: <BuildingsIcon size={20} aria-hidden="true" />,
      permission: 'ReadLicense',
      effect: { to: paths.company() },
      keywords: 'licence usage seats',
    },
    {
      id: 'documents',
      label: 'Documents',
      group: 'Go to',
      icon: <FilePdfIcon size={20} aria-hidden="true" />,
      permission: 'ReadDocuments',
      effect: { to: paths.documents() },
      keywords: 'company pdf',
    },
    {
      id: 'users',
      label: 'Users',
      group: 'Go to',
      icon: <UsersIcon size={20} aria-hidden="true" />,
      permission: 'ReadUsers',
      effect: { to: paths.users() },
      keywords: 'company people',
    },
    {
      id: 'profile',
      label: 'My profile',
      group: 'Go to',
      icon: <UserIcon size={20} aria-hidden="true" />,
      effect: { to: paths.user(userId) },
    },
    ...createCommands.map((command) => ({ ...command, group: 'Create' as const, label: `Create ${command.label}` })),
    ...createLibraryCommands,
    {
      id: 'upload-document',
      label: 'Upload Document',
      group: 'Create',
      icon: <FilePdfIcon size={20} aria-hidden="true" />,
      permission: 'CreateDocuments',
      effect: { to: paths.documents(), state: UPLOAD_REQUEST },
      keywords: 'company pdf file',
    },
    { id: 'theme-system', label: 'Theme: System preference', ...theme, effect: { theme: 'system' } },
    { id: 'theme-dark', label: 'Theme: Dark', ...theme, effect: { theme: 'dark' } },
    { id: 'theme-light', label: 'Theme: Light', ...theme, effect: { theme: 'light' } },
    { id: 'units-metric', label: 'Units: Metric', ...units, effect: { units: 'Metric' } },
    { id: 'units-imperial', label: 'Units: Imperial', ...units, effect: { units: 'Imperial' } },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      group: 'Help',
      icon: <KeyboardIcon size={20} aria-hidden="true" />,
      effect: { open: 'shortcuts' },
      shortcut: ['?'],
      keywords: 'help keys',
    },
    {
      id: 'logout',
      label: 'Logout',
      group: 'Help',
      icon: <SignOutIcon size={20} aria-hidden="true" />,
      effect: { open: 'logout' },
      keywords: 'sign out',
    },
  ];
}
