import { TooltipProvider } from '@inspection-studio/design-system';
import { Outlet } from 'react-router';
import { guarded } from '../permissions/index.ts';
import { libraryPage, LibraryTabs } from '../widgets/library/index.ts';

export const loader = guarded('ReadLibrary');

export function Component() {
  return (
    <TooltipProvider>
      <div className={libraryPage}>
        <LibraryTabs />
        <Outlet />
      </div>
    </TooltipProvider>
  );
}
