import { AppShell, Mark } from '@inspection-studio/design-system';
import { PRODUCT_NAME } from '@inspection-studio/domain';
import { Link, Outlet, ScrollRestoration, useMatches, useParams } from 'react-router';
import { paths } from '../paths.ts';
import { useRunningUploads } from '../uploads/index.ts';
import { useDocumentTitle } from '../widgets/useDocumentTitle.ts';
import { AccountSummary } from './AccountSummary.tsx';
import { CommandKeys } from './commands/CommandKeys.tsx';
import { pageTitle } from './page-title.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { StudioRail } from './StudioRail.tsx';
import { TrailBreadcrumbs } from './TrailBreadcrumbs.tsx';

/** The frame of every signed-in page: rail, header, page, upload tray. @see SHELL-007..027, UPL-001 */
export function ShellLayout() {
  const matches = useMatches();
  const { images } = useRunningUploads();
  useDocumentTitle(
    pageTitle(
      matches.map(({ handle }) => handle),
      useParams(),
    ),
  );
  return (
    <AppShell
      rail={<StudioRail />}
      brand={
        <Link to={paths.home()} aria-label={PRODUCT_NAME}>
          <Mark size={20} />
        </Link>
      }
      header={
        <>
          <TrailBreadcrumbs />
          <CommandKeys />
          <AccountSummary />
        </>
      }
      tray={images && <images.Tray />}
    >
      <SessionExpired />
      <Outlet />
      <ScrollRestoration />
    </AppShell>
  );
}
