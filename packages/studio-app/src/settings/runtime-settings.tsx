import { createContext, type ReactNode, use } from 'react';
import * as z from 'zod/mini';

/** What the server tells every browser before anybody has signed in, signing in apart. @see F09 */
export const runtimeSettingsSchema = z.object({
  version: z.string(),
  supportEmail: z.string(),
  /** Base address of the cloud inspection app, without a trailing slash. */
  launchUrl: z.string(),
  /** Map tiles: a template with {z}, {x} and {y}. */
  tileUrl: z.string(),
  /** Who made the map, shown outside the map (N62). */
  tileCredit: z.string(),
  /** Companies that may use the coating-breakdown model (S26). */
  coatingBreakdownCompanies: z.array(z.string()),
});
export type RuntimeSettings = z.output<typeof runtimeSettingsSchema>;

const RuntimeSettingsContext = createContext<RuntimeSettings | null>(null);

/** Gives the whole tree the settings read at start. */
export function RuntimeSettingsProvider({ settings, children }: { settings: RuntimeSettings; children: ReactNode }) {
  return <RuntimeSettingsContext value={settings}>{children}</RuntimeSettingsContext>;
}

/** @throws Error outside {@link RuntimeSettingsProvider} */
export function useRuntimeSettings(): RuntimeSettings {
  const settings = use(RuntimeSettingsContext);
  if (!settings) throw new Error('RuntimeSettingsProvider is missing.');
  return settings;
}
