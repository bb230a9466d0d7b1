import { counted } from '@inspection-studio/domain/units';
import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import {
  type IdentityKeys,
  readIdentityKeys,
  readSharedIdentityKeys,
  rotateIdentityKeys,
} from '../identity/identity-keys.ts';
import {
  ensureStoredKeyring,
  FILE_LINKS,
  type KeyPlace,
  readStoredKeyring,
  rotateStoredKeyring,
  SEALING,
} from '../identity/stored-keyring.ts';
import { resealTotp } from '../identity/methods/reseal-totp.ts';
import { type Keyring, keyName, type RetiredKey } from '../keyring.ts';

/** Where the secrets are. `db` is null for the embedded database, whose keys are files. */
export interface SecretsPlace {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'azureStorage' | 'hostedSignIn'>;
  db: Database | null;
}

/** Keys of a secret by their names, which say nothing about the keys. */
export interface SecretDescription {
  name: string;
  /** What the keys are for. */
  use: string;
  place: 'data folder' | 'database';
  current: string;
  /** Already accepted; current after the next rotation. */
  next: string;
  previous: { key: string; until: string }[];
  /** Last rotation; null before the first one. */
  rotated: string | null;
  /** How long a replaced key is accepted. */
  overlapHours: number;
}

const HOUR_MS = 3_600_000;

/** A secret that rotates. */
export interface SecretKind {
  name: string;
  use: string;
  /** Life of the longest-lived thing that its keys sign or seal. */
  overlapHours: number;
  /** Returns null when the installation does not use the secret, or has not yet. */
  read: (
    place: SecretsPlace,
  ) => Promise<Pick<SecretDescription, 'place' | 'current' | 'next' | 'previous' | 'rotated'> | null>;
  /**
   * Replaces the keys of a secret that {@link read} finds.
   *
   * @param db with the rows that the keys protect
   * @returns a sentence for the operator, or null
   */
  rotate: (place: SecretsPlace, db: Database, now: Date) => Promise<string | null>;
}

/** Files in a data folder have one process, which has the key of their links there. */
const linksPlace = ({ config, db }: SecretsPlace): KeyPlace => ({
  db: db!, // read only if shared
  dataDir: config.dataDir,
  isShared: config.azureStorage !== null && db !== null,
});
const placeOf = ({ db }: SecretsPlace) => (db ? 'database' : 'data folder');
const named = <Key>(previous: readonly RetiredKey<Key>[], nameOf: (key: Key) => string) =>
  previous.map(({ key, until }) => ({ key: nameOf(key), until }));

const describeRing = ({ current, next, previous, rotated }: Keyring<Buffer>) => ({
  current: keyName(current),
  next: keyName(next),
  previous: named(previous, keyName),
  rotated,
});

const describeIdentity = ({ signingKey, next, previous = [], rotated = null }: IdentityKeys) => ({
  current: keyName(signingKey.kid!),
  next: next ? keyName(next.signingKey.kid!) : '',
  previous: named(previous, (pair) => keyName(pair.signingKey.kid!)),
  rotated,
});

/** All secrets that rotate, with the overlap of each. */
export const SECRET_KINDS: readonly SecretKind[] = [
  {
    name: 'file-links',
    use: 'links to files in the data folder, and to tiles of images',
    // An upload link of a large file.
    overlapHours: 12,
    read: async (place) => {
      const keys = linksPlace(place);
      const ring = await readStoredKeyring(FILE_LINKS, keys);
      return ring && { place: keys.isShared ? 'database' : 'data folder', ...describeRing(ring) };
    },
    rotate: async (place, _db, now) => {
      await rotateStoredKeyring(FILE_LINKS, linksPlace(place), now, 12 * HOUR_MS);
      return null;
    },
  },
  {
    name: 'sign-in',
    use: 'tokens and cookies of the built-in sign-in',
    // A session.
    overlapHours: 14 * 24,
    read: async (place) => {
      const { config, db } = place;
      if (config.hostedSignIn !== null) return null;
      const keys = await (db ? readSharedIdentityKeys(db) : readIdentityKeys(config.dataDir));
      return keys && { place: placeOf(place), ...describeIdentity(keys) };
    },
    rotate: async ({ config, db }, _db, now) => {
      await rotateIdentityKeys({ db, dataDir: config.dataDir }, now, 14 * 24 * HOUR_MS);
      return null;
    },
  },
  {
    name: 'sealing',
    use: 'authenticator apps, steps of a sign-in, known devices',
    // The cookie of a known device. Secrets of authenticator apps are encrypted again.
    overlapHours: 180 * 24,
    read: async (place) => {
      const { config, db } = place;
      if (config.hostedSignIn !== null) return null;
      const ring = await readStoredKeyring(SEALING, { db: db!, dataDir: config.dataDir, isShared: db !== null });
      return ring && { place: placeOf(place), ...describeRing(ring) };
    },
    rotate: async (place, db, now) => {
      const { config } = place;
      const keys = { db, dataDir: config.dataDir, isShared: place.db !== null };
      const ring = await ensureStoredKeyring(SEALING, keys);
      // Before the rotation: every process knows the next key.
      const { unreadableCount } = await resealTotp(db, ring, ring.next);
      await rotateStoredKeyring(SEALING, keys, now, 180 * 24 * HOUR_MS);
      if (unreadableCount === 0) return null;
      return `No key reads the secrets of ${counted(unreadableCount, 'authenticator app')}. Their people set them up again.`;
    },
  },
];
