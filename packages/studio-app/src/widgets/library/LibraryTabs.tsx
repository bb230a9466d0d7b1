import { TabNav, TabNavItem, VisuallyHidden } from '@inspection-studio/design-system';
import { Link, useLocation } from 'react-router';
import { libraryTabs } from './library-tabs.ts';

/** The five tabs of the Library area, each with its own address. */
export function LibraryTabs() {
  const { pathname } = useLocation();
  return (
    <>
      <VisuallyHidden>
        <h1>Library</h1>
      </VisuallyHidden>
      <TabNav label="Library">
        {Object.values(libraryTabs).map(({ label, to }) => (
          <TabNavItem key={to} asChild selected={pathname === to || pathname.startsWith(`${to}/`)}>
            <Link to={to}>{label}</Link>
          </TabNavItem>
        ))}
      </TabNav>
    </>
  );
}
