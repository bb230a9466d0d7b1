import type { RouteObject } from 'react-router';
import { userRoutes } from '../users/index.ts';

/** The Company area: account, documents, people and activity as tabs. */
export const companyRoutes: RouteObject[] = [
  {
    lazy: () => import('./area.tsx'),
    children: [
      { path: 'company', lazy: () => import('./account.tsx') },
      { path: 'company/documents', lazy: () => import('./documents.tsx') },
      { path: 'company/activity', lazy: () => import('./activity.tsx') },
      ...userRoutes,
    ],
  },
];
