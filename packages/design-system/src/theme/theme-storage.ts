/** What a person can choose. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** Choices of this page while storage is blocked. */
const unstored = new Map<string, ThemePreference>();
const sameTabListeners = new Set<() => void>();

/** The stored choice; `null` when there is none or it is not ours. */
export function readStoredTheme(key: string): ThemePreference | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    const value = window.localStorage.getItem(key);
    return value === 'system' || value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

/** Stores the choice and notifies this tab and others. */
export function storeTheme(key: string, theme: ThemePreference): void {
  try {
    window.localStorage.setItem(key, theme);
    unstored.delete(key);
  } catch {
    unstored.set(key, theme);
  }
  for (const listener of sameTabListeners) listener();
}

/** Calls back when the choice changes in this tab or another. */
export function subscribeToStoredTheme(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // What another tab chose later counts.
    unstored.delete(key);
    onChange();
  };
  window.addEventListener('storage', onStorage);
  sameTabListeners.add(onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    sameTabListeners.delete(onChange);
  };
}
