import type { RouteObject } from 'react-router';

/** Location layouts and their layers, a tab of the Library area. */
export const locationRoutes: RouteObject[] = [
  {
    path: 'locations',
    lazy: () => import('./list.tsx'),
    children: [
      { path: 'create', lazy: () => import('./create.tsx') },
      { path: 'update/:id', lazy: () => import('./update.tsx') },
      {
        path: ':id',
        lazy: () => import('./profile.tsx'),
        children: [
          { path: 'create', lazy: () => import('./create-layer.tsx') },
          { path: 'update/:layerId', lazy: () => import('./update-layer.tsx') },
        ],
      },
    ],
  },
];
