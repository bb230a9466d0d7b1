import { AppShell, Mark, Stack } from '@inspection-studio/design-system';
import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration, useMatches, useParams } from 'react-router';
import { paths } from '../paths.ts';
import { useRunningUploads } from '../uploads/index.ts';
import { useDocumentTitle } from '../widgets/useDocumentTitle.ts';
import { AccountSummary } from './AccountSummary.tsx';
import { CommandKeys } from './commands/CommandKeys.tsx';
import { DialogTitlesProvider } from './DialogTitlesProvider.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { optional } from './optional.ts';
import { pageTitle } from './page-title.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { StudioRail } from './StudioRail.tsx';
import { TrailBreadcrumbs } from './TrailBreadcrumbs.tsx';
import * as styles from './ShellLayout.css.ts';

const Banners = optional(() => import('./Banners.tsx'));

/** The frame of every signed-in page: rail, header, page, upload tray. */
export function ShellLayout() {
  const matches = useMatches();
  const { images, elsewhere, interrupted } = useRunningUploads();
  const Tray = (images ?? elsewhere ?? interrupted)?.Tray;
  useDocumentTitle(
    pageTitle(
      matches.map(({ handle }) => handle),
      useParams(),
    ),
  );
  return (
    <DialogTitlesProvider>
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
        tray={Tray && <Tray />}
      >
        <Stack className={styles.banners} gap={2}>
          <Suspense fallback={null}>
            <Banners />
          </Suspense>
          <ConnectionBanner />
          <SessionExpired />
        </Stack>
        <Outlet />
        <ScrollRestoration />
      </AppShell>
    </DialogTitlesProvider>
  );
}
