import { TabNav, TabNavItem } from '@inspection-studio/design-system';
import { ReadActivityPolicy } from '@inspection-studio/domain/permissions';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { type Access, useAccess } from '../../permissions/index.ts';
import * as styles from './CompanyArea.css.ts';

interface CompanyTab {
  label: string;
  isAllowed: (access: Access) => boolean;
  to: string;
  isAt: (pathname: string) => boolean;
}

const TABS: readonly CompanyTab[] = [
  {
    label: 'Account',
    isAllowed: ({ can }) => can('ReadLicense'),
    to: paths.company(),
    isAt: (pathname) => pathname === paths.company(),
  },
  {
    label: 'Documents',
    isAllowed: ({ can }) => can('ReadDocuments'),
    to: paths.documents(),
    isAt: (pathname) => pathname === paths.documents(),
  },
  {
    label: 'Users',
    isAllowed: ({ can }) => can('ReadUsers'),
    to: paths.users(),
    isAt: (pathname) => pathname.startsWith(paths.users()),
  },
  {
    label: 'Activity',
    isAllowed: ({ user }) => ReadActivityPolicy(user).allowed,
    to: paths.activity(),
    isAt: (pathname) => pathname === paths.activity(),
  },
];

/** Account, documents, users and activity of the company as tabs, by permission; without tabs, only the page. */
export function CompanyArea({ children }: { children: ReactNode }) {
  const access = useAccess();
  const { pathname } = useLocation();
  const tabs = TABS.filter(({ isAllowed }) => isAllowed(access));
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
