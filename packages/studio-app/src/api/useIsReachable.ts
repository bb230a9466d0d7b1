import { useSyncExternalStore } from 'react';
import { studioConnection } from './studio-connection.ts';

/** Whether the server responds. Renders again on changes. */
export function useIsReachable(): boolean {
  const { subscribe, isReachable } = studioConnection();
  return useSyncExternalStore(subscribe, isReachable);
}
