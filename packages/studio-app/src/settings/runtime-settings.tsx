import { createContext, type ReactNode, use } from 'react';
import * as z from 'zod/mini';

/** Settings that the server sends before sign-in, without the sign-in configuration. */
export const runtimeSettingsSchema = z.object({
  version: z.string(),
  supportEmail: z.string(),
  /** Base URL of the cloud inspection app, without a trailing slash. */
  launchUrl: z.string(),
  /** URL template of map tiles with {z}, {x} and {y}. */
  tileUrl: z.string(),
  /** Map attribution, shown outside the map. */
  tileCredit: z.string(),
  /** Companies that may use the coating-breakdown model. */
  coatingBreakdownCompanies: z.array(z.string()),
  /** Path of the server's page for a person's own sign-in methods; null when they are managed elsewhere. */
  signInMethodsPath: z.nullable(z.string()),
  /** Whether others can reach the demo's sign-in, which asks for no password. */
  isDemoSignInOpen: z.boolean(),
  /** Whether people sign in at a hosted provider. */
  isSignInHosted: z.boolean(),
  /** Larger files are sent in blocks. */
  uploadBlocksFromBytes: z.number(),
  /** A request that sends a file is sent again after this time without a byte, in milliseconds. */
  uploadStallMs: z.optional(z.number().check(z.positive())),
});
export type RuntimeSettings = z.output<typeof runtimeSettingsSchema>;

const RuntimeSettingsContext = createContext<RuntimeSettings | null>(null);

/** Provides the runtime settings to the tree. */
export function RuntimeSettingsProvider({ settings, children }: { settings: RuntimeSettings; children: ReactNode }) {
  return <RuntimeSettingsContext value={settings}>{children}</RuntimeSettingsContext>;
}

/** Returns the settings, or null before they are loaded. */
export const useLoadedSettings = (): RuntimeSettings | null => use(RuntimeSettingsContext);

/** @throws Error outside {@link RuntimeSettingsProvider} */
export function useRuntimeSettings(): RuntimeSettings {
  const settings = useLoadedSettings();
  if (!settings) throw new Error('RuntimeSettingsProvider is missing.');
  return settings;
}
