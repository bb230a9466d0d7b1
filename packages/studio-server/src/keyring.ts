import { createHash } from 'node:crypto';

/** A key that was replaced, and until when what it signed is accepted, as ISO 8601. */
export interface RetiredKey<Key> {
  key: Key;
  until: string;
}

/**
 * The keys of one secret. All of them are accepted; only the current one signs. The next one exists in advance, so that
 * processes that have not been restarted since a rotation accept what the others sign.
 */
export interface Keyring<Key> {
  current: Key;
  next: Key;
  previous: readonly RetiredKey<Key>[];
  /** When the current key replaced the one before, as ISO 8601; null for the first one. */
  rotated: string | null;
}

/** Returns the retired keys that are still accepted. */
export const unexpiredKeys = <Key>(previous: readonly RetiredKey<Key>[], now: Date): RetiredKey<Key>[] =>
  previous.filter(({ until }) => new Date(until) > now);

/**
 * Makes the next key the current one. The current one stays accepted, and expired ones are removed.
 *
 * @param fresh a new key, which becomes the next one
 * @param overlapMs life of the longest-lived thing that the current key has signed
 */
export const rotateKeyring = <Key>(ring: Keyring<Key>, fresh: Key, now: Date, overlapMs: number): Keyring<Key> => ({
  current: ring.next,
  next: fresh,
  previous: [
    { key: ring.current, until: new Date(now.getTime() + overlapMs).toISOString() },
    ...unexpiredKeys(ring.previous, now),
  ],
  rotated: now.toISOString(),
});

/** Returns a short name of a key that says nothing about it. */
export const keyName = (key: string | Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);
