import type { RouteObject } from 'react-router';

/** Tag library, a tab of the Library area. */
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
