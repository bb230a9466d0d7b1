import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Send } from '../api/index.ts';

/** What loaders read data with; the router is given it once. */
export interface RouteData {
  send: Send;
  queryClient: QueryClient;
}

/** Key under which loaders find {@link RouteData} in their context. */
export const routeDataContext = createContext<RouteData>();
