'use client';
import { createContext, useContext, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { media } from './media.js';
import { THEME_STORAGE_KEY } from './theme-script.js';
import { readStoredTheme, storeTheme, subscribeToStoredTheme, type ThemePreference } from './theme-storage.js';

/** What is drawn. */
export type ResolvedTheme = 'light' | 'dark';

export interface ThemeProviderProps {
  /** The application. */
  children: ReactNode;
  /** Controlled choice; then nothing is stored by the provider. */
  theme?: ThemePreference;
  /** Choice before anything was stored. @default 'system' */
  defaultTheme?: ThemePreference;
  /** Called with the new preference. */
  onThemeChange?: (theme: ThemePreference) => void;
  /** Local storage key shared by all tabs; must equal the one of the pre-paint script. @default 'datum-theme' */
  storageKey?: string;
}

interface ThemeContextValue {
  theme: ThemePreference;
  resolvedTheme: ResolvedTheme;
  setTheme: (theme: ThemePreference) => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

const isSystemDark = () => window.matchMedia(media.darkScheme).matches;

function resolveTheme(theme: ThemePreference, systemIsDark: boolean): ResolvedTheme {
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}

function subscribeToSystem(onChange: () => void) {
  const query = window.matchMedia(media.darkScheme);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Sets `data-theme` and `color-scheme` on `<html>`, follows the system live and other tabs of the same origin. */
export function ThemeProvider({
  children,
  theme: controlled,
  defaultTheme = 'system',
  onThemeChange,
  storageKey = THEME_STORAGE_KEY,
}: ThemeProviderProps) {
  const stored = useSyncExternalStore(
    (onChange) => subscribeToStoredTheme(storageKey, onChange),
    () => readStoredTheme(storageKey),
    () => null,
  );
  const systemIsDark = useSyncExternalStore(subscribeToSystem, isSystemDark, () => false);
  const theme = controlled ?? stored ?? defaultTheme;
  const resolvedTheme = resolveTheme(theme, systemIsDark);

  // Read again: on a server-rendered page, the first render knows neither the choice nor the system, and
  // would undo for a moment what the pre-paint script has set.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const now = resolveTheme(controlled ?? readStoredTheme(storageKey) ?? defaultTheme, isSystemDark());
    root.dataset['theme'] = now;
    root.style.colorScheme = now;
  }, [resolvedTheme, controlled, storageKey, defaultTheme]);

  const value = useMemo<ThemeContextValue>(
    () => ({
      theme,
      resolvedTheme,
      setTheme: (next) => {
        if (controlled === undefined) storeTheme(storageKey, next);
        onThemeChange?.(next);
      },
    }),
    [theme, resolvedTheme, controlled, storageKey, onThemeChange],
  );

  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}

/** The choice, what is drawn, and the setter. @throws outside a ThemeProvider */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error('useTheme needs a ThemeProvider above it.');
  return value;
}
