import { Mark, Rail, RailItem, useMediaQuery } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { Can, useAccess } from '../permissions/index.ts';
import { createPermissions } from './commands/create-permissions.ts';
import { CreateItem } from './CreateItem.tsx';
import { LogoutItem } from './LogoutItem.tsx';
import { railArea } from './rail-area.ts';
import { SettingsItem } from './SettingsItem.tsx';

/** The bezel's navigation: where one can go and what one can make, by one's rights. */
export function StudioRail() {
  const { can } = useAccess();
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery(media.belowMd);
  const area = railArea(pathname);
  const companyPath = can('ReadLicense') ? paths.company() : can('ReadDocuments') ? paths.documents() : undefined;
  // On a phone in the middle of the bar, under either thumb.
  const createNew = createPermissions.some((permission) => can(permission)) && (
    <CreateItem selected={area === 'create'} />
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
