import type { RouteObject } from 'react-router';

/** Severity scale library, a tab of the Library area. */
export const severityRoutes: RouteObject[] = [
  {
    path: 'severities',
    lazy: () => import('./list.tsx'),
    children: [
      { path: 'create', lazy: () => import('./create.tsx') },
      { path: ':id', lazy: () => import('./details.tsx') },
    ],
  },
];
