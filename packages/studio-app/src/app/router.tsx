import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { logError, type Send } from '../api/index.ts';
import { routeDataContext } from '../data/index.ts';
import { categoryRoutes } from '../routes/categories/index.ts';
import { checklistRoutes } from '../routes/checklists/index.ts';
import { companyRoutes } from '../routes/company/index.ts';
import { locationRoutes } from '../routes/locations/index.ts';
import { severityRoutes } from '../routes/severities/index.ts';
import { tagRoutes } from '../routes/tags/index.ts';
import { RouteError, ShellError } from '../shell/RouteError.tsx';
import { ShellLayout } from '../shell/ShellLayout.tsx';
import { FirstScreenLoading } from '../shell/Unreachable.tsx';

/** The route table. Screens are lazy-loaded on their first visit. */
const routes: RouteObject[] = [
  {
    path: '/',
    Component: ShellLayout,
    ErrorBoundary: ShellError,
    HydrateFallback: FirstScreenLoading,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            path: '/',
            lazy: () => import('../routes/home.tsx'),
            children: [
              { path: 'sites/create', lazy: () => import('../routes/sites/create.tsx') },
              { path: 'sites/update/:id', lazy: () => import('../routes/sites/update.tsx') },
              { path: 'sites/:id', lazy: () => import('../routes/sites/profile.tsx') },
              { path: 'assets/create', lazy: () => import('../routes/assets/create.tsx') },
              { path: 'assets/update/:id', lazy: () => import('../routes/assets/update.tsx') },
              { path: 'assets/:id', lazy: () => import('../routes/assets/profile.tsx') },
            ],
          },
          { path: 'inspections/create', lazy: () => import('../routes/inspections/create.tsx') },
          { path: 'inspections/update/:id', lazy: () => import('../routes/inspections/update.tsx') },
          { path: 'inspections/:id', lazy: () => import('../routes/inspections/profile.tsx') },
          {
            lazy: () => import('../routes/library.tsx'),
            children: [...categoryRoutes, ...severityRoutes, ...checklistRoutes, ...tagRoutes, ...locationRoutes],
          },
          ...companyRoutes,
          { path: 'forbidden', lazy: () => import('../routes/forbidden.tsx') },
          { path: '*', lazy: () => import('../routes/not-found.tsx') },
        ],
      },
    ],
  },
];

/** Prefetches the screen of a URL. @see {@link routes} */
export function fetchScreen(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(logError);
  }
}

/** Creates the router at the current URL. */
export function createStudioRouter(send: Send, queryClient: QueryClient) {
  return createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[routeDataContext, { send, queryClient }]])),
  });
}
