import { Stack, TooltipProvider } from '@inspection-studio/design-system';
import { Outlet } from 'react-router';
import { guarded } from '../permissions/index.ts';
import { LibraryTabs } from '../widgets/library/index.ts';

export const loader = guarded('ReadLibrary');

export function Component() {
  return (
    <TooltipProvider>
      <Stack gap={6}>
        <LibraryTabs />
        <Outlet />
      </Stack>
    </TooltipProvider>
  );
}
