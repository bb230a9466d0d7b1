import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Passkeys of people. The public key is base64url; `counter` is the authenticator's signature counter. */
export const passkeys = pgTable(
  'passkeys',
  {
    credentialId: text().primaryKey(),
    userId: userId(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges sent to browsers, each accepted once. `subject` is the sign-in, link or session it was made for. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    subject: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

/** Hashes of proofs that a person passed one step of a sign-in or link, for the next step. */
export const signInProofs = pgTable(
  'sign_in_proofs',
  {
    hash: text().primaryKey(),
    userId: userId(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_in_proofs_user').on(table.userId), index('sign_in_proofs_expires').on(table.expiresAt)],
);

/** Argon2id hashes of passwords, in the PHC string format. */
export const passwords = pgTable('passwords', {
  userId: userId().primaryKey(),
  hash: text().notNull(),
  changedAt: moment().notNull(),
});

/** Authenticator apps. `lastCounter` is the time step of the last accepted code, so that no code works twice. */
export const totp = pgTable('totp', {
  userId: userId().primaryKey(),
  sealedSecret: text().notNull(),
  confirmedAt: moment().notNull(),
  lastCounter: bigint({ mode: 'number' }).notNull(),
});

/** Hashes of recovery codes, which replace a code of the authenticator app once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    userId: userId(),
    usedAt: moment(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
