import type { RouteObject } from 'react-router';

/** Tag library, a tab of the Library area. @see ROUTE-020..023, ROUTE-060 */
export const tagRoutes: RouteObject[] = [
  {
    path: 'tags',
    lazy: () => import('./list.tsx'),
    children: [
      { path: 'create', lazy: () => import('./create.tsx') },
      { path: 'update/:id', lazy: () => import('./update.tsx') },
      { path: ':id', lazy: () => import('./details.tsx') },
    ],
  },
];
