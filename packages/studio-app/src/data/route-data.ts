import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Send } from '../api/index.ts';

/** Services for route loaders, passed to the router once. */
export interface RouteData {
  send: Send;
  queryClient: QueryClient;
}

/** Context key of {@link RouteData}. */
export const routeDataContext = createContext<RouteData>();
