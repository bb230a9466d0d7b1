import { Mark, Menu, MenuItem, Rail, RailItem, useMediaQuery } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { PRODUCT_NAME } from '@inspection-studio/domain';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { Can, useAccess } from '../permissions/index.ts';
import { createCommands } from './commands/studio-commands.ts';
import { LogoutItem } from './LogoutItem.tsx';
import { railArea } from './rail-area.ts';
import { SettingsItem } from './SettingsItem.tsx';

/** The bezel's navigation: where one can go and what one can make, by one's rights. @see spec 1 §2 "Shell" */
export function StudioRail() {
  const { can } = useAccess();
  const { pathname } = useLocation();
  const items = createCommands.filter(({ permission }) => can(permission));
  const isNarrow = useMediaQuery(media.belowMd);
  const area = railArea(pathname);
  const companyPath = can('ReadLicense') ? paths.company() : can('ReadDocuments') ? paths.documents() : undefined;
  // On a phone in the middle of the bar, under either thumb.
  const createNew = items.length > 0 && (
    <Menu
      side={isNarrow ? 'top' : 'right'}
      trigger={
        <RailItem icon={PlusIcon} emphasis selected={area === 'create'}>
          Create New
        </RailItem>
      }
    >
      {items.map(({ label, effect, Icon }) => (
        <MenuItem key={label} asChild icon={<Icon size={20} aria-hidden="true" />}>
          <Link to={effect.to}>{label}</Link>
        </MenuItem>
      ))}
    </Menu>
  );
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
      <RailItem asChild icon={HouseIcon} selected={area === 'home'}>
        <Link to={paths.home()}>Home</Link>
      </RailItem>
      {!isNarrow && createNew}
      <Can permission="ReadLibrary">
        <RailItem asChild icon={BooksIcon} selected={area === 'library'}>
          <Link to={paths.library()}>Library</Link>
        </RailItem>
      </Can>
      {isNarrow && createNew}
      {companyPath && (
        <RailItem asChild icon={BuildingsIcon} selected={area === 'company'}>
          <Link to={companyPath}>Company</Link>
        </RailItem>
      )}
    </Rail>
  );
}
