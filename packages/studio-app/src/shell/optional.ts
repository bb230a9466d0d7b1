import { type ComponentType, lazy } from 'react';
import { logError } from '../api/index.ts';

/**
 * Returns a part that is fetched when it is drawn.
 *
 * @param without replaces it if its code cannot be loaded. @default nothing: the page works without it
 */
export const optional = (load: () => Promise<{ default: ComponentType }>, without: ComponentType = () => null) =>
  lazy(() =>
    load().catch((error: unknown) => {
      logError(error);
      return { default: without };
    }),
  );
