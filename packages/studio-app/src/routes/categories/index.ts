import type { RouteObject } from 'react-router';

/** Categories and presets, a tab of the Library area. */
export const categoryRoutes: RouteObject[] = [
  {
    path: 'categories',
    lazy: () => import('./list.tsx'),
    children: [
      { path: 'create', lazy: () => import('./create.tsx') },
      { path: 'update/:id', lazy: () => import('./update.tsx') },
      { path: 'preset/create', lazy: () => import('./create-preset.tsx') },
      { path: 'preset/:id', lazy: () => import('./preset.tsx') },
      { path: ':id', lazy: () => import('./details.tsx') },
    ],
  },
];
