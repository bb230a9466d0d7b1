import { Mark, Menu, MenuItem, Rail, RailItem, useMediaQuery } from '@inspection-studio/design-system';
import { PRODUCT_NAME, type Permission } from '@inspection-studio/domain';
import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { DroneIcon } from '@phosphor-icons/react/dist/csr/Drone';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useAccess } from '../permissions/index.ts';
import { LogoutItem } from './LogoutItem.tsx';
import { SettingsItem } from './SettingsItem.tsx';

const CREATE_ITEMS = [
  { label: 'Site', permission: 'CreateSite', to: paths.createSite(), Icon: MapPinIcon },
  { label: 'Asset', permission: 'CreateAsset', to: paths.createAsset(), Icon: BridgeIcon },
  { label: 'Inspection', permission: 'CreateProject', to: paths.createInspection(), Icon: DroneIcon },
] as const satisfies readonly { label: string; permission: Permission; to: string; Icon: unknown }[];

/** The bezel's navigation: where one can go and what one can make, by one's rights. @see spec 1 §2 "Shell" */
export function StudioRail() {
  const { can } = useAccess();
  const { pathname } = useLocation();
  const items = CREATE_ITEMS.filter(({ permission }) => can(permission));
  const isNarrow = useMediaQuery('(max-width: 767.98px)');
  const isCreating = pathname.endsWith('/create');
  return (
    <Rail
      brand={
        <Link to={paths.home()} aria-label={PRODUCT_NAME}>
          <Mark size={28} />
        </Link>
      }
      footer={
        <>
          <SettingsItem />
          <LogoutItem />
        </>
      }
    >
      <RailItem asChild icon={HouseIcon} selected={!isCreating && pathname !== paths.forbidden()}>
        <Link to={paths.home()}>
          Home
        </Link>
      </RailItem>
      {items.length > 0 && (
        <Menu
          side={isNarrow ? 'top' : 'right'}
          trigger={
            <RailItem icon={PlusIcon} emphasis selected={isCreating}>
              Create New
            </RailItem>
          }
        >
          {items.map(({ label, to, Icon }) => (
            <MenuItem key={label} asChild icon={<Icon size={20} aria-hidden="true" />}>
              <Link to={to}>{label}</Link>
            </MenuItem>
          ))}
        </Menu>
      )}
    </Rail>
  );
}
