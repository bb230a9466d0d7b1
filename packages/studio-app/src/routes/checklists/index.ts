import type { RouteObject } from 'react-router';

/** Checklist templates, a tab of the Library area. */
export const checklistRoutes: RouteObject[] = [
  {
    path: 'checklists',
    lazy: () => import('./list.tsx'),
    children: [
      { path: 'create', lazy: () => import('./create.tsx') },
      { path: 'update/:id', lazy: () => import('./update.tsx') },
      { path: ':id', lazy: () => import('./details.tsx') },
    ],
  },
];
