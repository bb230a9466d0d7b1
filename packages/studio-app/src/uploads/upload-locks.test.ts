import { expect, it, vi } from 'vitest';
import { createUploadLocks } from './upload-locks.ts';

/** The lock manager that several tabs share. */
function sharedLocks(others: readonly string[] = []) {
  const held = new Set(others);
  return {
    request: async (name: string, run: () => Promise<void>) => {
      held.add(name);
      await run();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
}

it('other tabs know the uploads of a tab as long as it keeps them', async () => {
  const shared = sharedLocks(['msal.lock']);
  const [tab, other] = [createUploadLocks(shared), createUploadLocks(shared)];
  tab.keep(new Set(['u1', 'u2']));
  expect(await other.read()).toEqual(new Set(['u1', 'u2']));
  tab.keep(new Set(['u2']));
  await vi.waitFor(async () => expect(await other.read()).toEqual(new Set(['u2'])));
  tab.keep(new Set());
  await vi.waitFor(async () => expect(await other.read()).toEqual(new Set()));
});

/** The lock manager of a browser whose tabs can be closed: a lock waits for those before it. */
function browserLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const openTab = () => {
    const closed = Promise.withResolvers<void>();
    const request = (name: string, ...rest: [unknown, (() => unknown)?]) => {
      const run = (rest[1] ?? rest[0]) as () => unknown;
      const turn = (queues.get(name) ?? Promise.resolve()).then(run);
      queues.set(name, Promise.race([turn, closed.promise]));
      return turn;
    };
    return { locks: createUploadLocks({ request } as unknown as LockManager), close: closed.resolve };
  };
  return { openTab };
}

it('other tabs notice the end of a tab, all at once, and not before', async () => {
  const browser = browserLocks();
  const [tab, ...others] = [browser.openTab(), browser.openTab(), browser.openTab()];
  expect(await tab.locks.lockTab('t1')).toBe(true);
  const noticed: number[] = [];
  others.forEach(({ locks }, index) => void locks.whenTabEnds('t1').then(() => noticed.push(index)));
  // Everything that is queued has run.
  await new Promise((done) => setTimeout(done));
  expect(noticed).toEqual([]);
  tab.close();
  await vi.waitFor(() => expect(noticed).toEqual([0, 1]));
});

it('a tab is not locked where the browser refuses it, or has no locks', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
  expect(await createUploadLocks(refusing as unknown as LockManager).lockTab('t1')).toBe(false);
  expect(await createUploadLocks(null).lockTab('t1')).toBe(false);
});

it('nothing is known on a page without locks', async () => {
  const tab = createUploadLocks(null);
  tab.keep(new Set(['u1']));
  expect(await tab.read()).toBeNull();
});
