import { Outlet } from 'react-router';
import { HomePage } from '../features/home/HomePage.tsx';
import { guarded } from '../permissions/index.ts';

export const handle = { title: 'Home' };
export const loader = guarded([]);

export function Component() {
  return (
    <>
      <HomePage />
      <Outlet />
    </>
  );
}
