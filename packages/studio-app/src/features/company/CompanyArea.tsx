import { TabNav, TabNavItem } from '@inspection-studio/design-system';
import type { Permission } from '@inspection-studio/domain';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import * as styles from './CompanyArea.css.ts';

const TABS: readonly { label: string; permission: Permission; to: string; isAt: (pathname: string) => boolean }[] = [
  {
    label: 'Account',
    permission: 'ReadLicense',
    to: paths.company(),
    isAt: (pathname) => pathname === paths.company(),
  },
  {
    label: 'Documents',
    permission: 'ReadDocuments',
    to: paths.documents(),
    isAt: (pathname) => pathname === paths.documents(),
  },
  {
    label: 'Users',
    permission: 'ReadUsers',
    to: paths.users(),
    isAt: (pathname) => pathname.startsWith(paths.users()),
  },
];

/** Account, documents and users of the company as tabs, by permission; without tabs, only the page. @see SHELL-018, ROUTE-067..069, N44 */
export function CompanyArea({ children }: { children: ReactNode }) {
  const { can } = useAccess();
  const { pathname } = useLocation();
  const tabs = TABS.filter(({ permission }) => can(permission));
  return (
    <div className={styles.area}>
      {tabs.length > 0 && (
        <TabNav className={styles.tabs} label="Company">
          {tabs.map(({ label, to, isAt }) => (
            <TabNavItem key={to} asChild selected={isAt(pathname)}>
              <Link to={to}>{label}</Link>
            </TabNavItem>
          ))}
        </TabNav>
      )}
      {children}
    </div>
  );
}
