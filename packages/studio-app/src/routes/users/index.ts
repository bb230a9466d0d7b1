import type { RouteObject } from 'react-router';

/** People of the company: the list with its invitation, and a profile with its form. */
export const userRoutes: RouteObject[] = [
  {
    path: 'users',
    lazy: () => import('./list.tsx'),
    children: [{ path: 'invite', lazy: () => import('./invite.tsx') }],
  },
  {
    lazy: () => import('./profile.tsx'),
    children: [
      { path: 'users/:id', element: null },
      { path: 'users/update/:id', lazy: () => import('./update.tsx') },
    ],
  },
];
