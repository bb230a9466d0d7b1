const PREFIX = 'studio.upload.';
const TAB_PREFIX = 'studio.tab.';

/** The lock manager of the browser; it exists on secure pages only. */
type Locks = Pick<LockManager, 'request' | 'query'>;

/** Locks by which the tabs of this browser know whose upload is alive. They end with their tab, however it ends. */
export interface UploadLocks {
  /** Locks the uploads of this tab with these ids, and unlocks its others. */
  keep: (uploadIds: ReadonlySet<string>) => void;
  /** Returns the ids of uploads that a tab of this browser has locked; `null` when it cannot be known. */
  read: () => Promise<Set<string> | null>;
  /** Locks this tab under its id until it ends. Resolves with whether it is locked: false on pages without locks. */
  lockTab: (tabId: string) => Promise<boolean>;
  /** Resolves when a tab that has locked itself has ended; never on pages without locks. */
  whenTabEnds: (tabId: string) => Promise<void>;
}

/** @param locks those of the browser, `null` on pages without them */
export function createUploadLocks(locks: Locks | null = globalThis.navigator?.locks ?? null): UploadLocks {
  const own = new Map<string, () => void>();
  return {
    keep(uploadIds) {
      for (const [id, unlock] of own) {
        if (uploadIds.has(id)) continue;
        own.delete(id);
        unlock();
      }
      for (const id of uploadIds) {
        if (own.has(id)) continue;
        const ended = Promise.withResolvers<void>();
        own.set(id, ended.resolve);
        void locks?.request(PREFIX + id, () => ended.promise).catch(() => undefined);
      }
    },
    async read() {
      const held = await locks?.query().catch(() => null);
      if (!held) return null;
      const names = (held.held ?? []).map(({ name = '' }) => name);
      return new Set(names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)));
    },
    lockTab: (tabId) =>
      new Promise((settle) => {
        if (!locks) return settle(false);
        const whileOpen = () => {
          settle(true);
          return new Promise<never>(() => undefined);
        };
        locks.request(TAB_PREFIX + tabId, whileOpen).catch(() => settle(false));
      }),
    // Shared, so that every other tab notices it at once.
    whenTabEnds: (tabId) =>
      new Promise((ended) => {
        void locks?.request(TAB_PREFIX + tabId, { mode: 'shared' }, () => ended()).catch(() => undefined);
      }),
  };
}

/** The locks of this tab. */
export const uploadLocks = createUploadLocks();
