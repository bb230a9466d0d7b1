import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

/** A value stored in this browser and synchronised across tabs. */
export interface LocalSetting<T> {
  get: () => T;
  set: (value: T) => void;
  /** Called after every change, from this tab or another. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a setting in local storage. An invalid or unreadable value counts as unset. Without
 * access to storage, the value lasts until reload.
 */
export function createLocalSetting<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): LocalSetting<T> {
  const listeners = new Set<() => void>();
  let value = read();

  function read(): T {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? fallback : schema.parse(JSON.parse(stored));
    } catch {
      return fallback;
    }
  }

  const publish = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  // For as long as the page is there: some settings are also read while nothing on the page follows them.
  globalThis.addEventListener?.('storage', ({ key: changedKey }) => {
    if (changedKey === key || changedKey === null) publish(read());
  });

  return {
    get: () => value,
    set(next) {
      publish(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        return;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the current value of a setting and its setter. */
export function useLocalSetting<T>(setting: LocalSetting<T>): readonly [T, (value: T) => void] {
  return [useSyncExternalStore(setting.subscribe, setting.get), setting.set];
}
