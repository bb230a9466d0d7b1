import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { DroneIcon } from '@phosphor-icons/react/dist/csr/Drone';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { paths } from '../../paths.ts';
import { type CreatePermission, createPermissions } from './create-permissions.ts';
import type { StudioCommand } from './studio-command.ts';

type CreateCommand = Pick<StudioCommand, 'id' | 'label' | 'icon' | 'keywords'> & { effect: { to: string } };

const commands: Record<CreatePermission, CreateCommand> = {
  CreateSite: {
    id: 'create-site',
    label: 'Site',
    icon: <MapPinIcon size={20} aria-hidden="true" />,
    effect: { to: paths.createSite() },
  },
  CreateAsset: {
    id: 'create-asset',
    label: 'Asset',
    icon: <BridgeIcon size={20} aria-hidden="true" />,
    effect: { to: paths.createAsset() },
  },
  CreateProject: {
    id: 'create-inspection',
    label: 'Inspection',
    icon: <DroneIcon size={20} aria-hidden="true" />,
    effect: { to: paths.createInspection() },
    keywords: 'project flight upload',
  },
  InviteUser: {
    id: 'create-user',
    label: 'User',
    icon: <UserPlusIcon size={20} aria-hidden="true" />,
    effect: { to: paths.inviteUsers() },
    keywords: 'invite people',
  },
};

/** What Create New makes, each with its permission. */
export const createCommands = createPermissions.map((permission) => ({ ...commands[permission], permission }));
