import { type ComponentType, lazy } from 'react';
import { logError } from '../api/index.ts';

/** Returns a part that is fetched when it is drawn. The page works without it: it is empty if its code cannot be loaded. */
export const optional = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      logError(error);
      return { default: () => null };
    }),
  );
