import { Outlet } from 'react-router';
import { CompanyArea } from '../../features/company/CompanyArea.tsx';

export function Component() {
  return (
    <CompanyArea>
      <Outlet />
    </CompanyArea>
  );
}
