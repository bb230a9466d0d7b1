import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, gt, lt } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';

const CHALLENGE_MS = 5 * 60_000;
const NAME_MAX_LENGTH = 60;

/** Thrown when the answer of a browser is not a valid passkey for this request. The message is for the log. */
export class PasskeyRejectedError extends Error {
  override name = 'PasskeyRejectedError';
  /** Whose passkey it claims to be; undefined when it is nobody's. */
  readonly userId: string | undefined;
  constructor(message: string, { userId, ...options }: ErrorOptions & { userId?: string } = {}) {
    super(message, options);
    this.userId = userId;
  }
}

/** Where a request for a passkey comes from. */
export interface PasskeyRequest {
  db: Queryable;
  /** Public origin of the server, which passkeys are bound to. */
  publicUrl: string;
  /** Sign-in, link or session that the challenge is for. */
  subject: string;
  now: Date;
}

const siteOf = (publicUrl: string) => new URL(publicUrl).hostname;

async function storeChallenge({ db, subject, now }: PasskeyRequest, challenge: string): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values({ challenge, subject, expiresAt: new Date(now.getTime() + CHALLENGE_MS) });
}

/** Accepts a challenge once, for its subject and in time. */
async function takeChallenge({ db, subject, now }: PasskeyRequest, challenge: string): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.subject, subject),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}

/** Options for `navigator.credentials.get`, without a list of credentials, so that they reveal nobody's. */
export async function passkeySignInOptions(request: PasskeyRequest): Promise<object> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(request.publicUrl),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await storeChallenge(request, options.challenge);
  return options;
}

/** Options for `navigator.credentials.create`. Passkeys that the person already has are excluded. */
export async function passkeyCreationOptions(
  request: PasskeyRequest,
  person: { id: string; email: string; name: string },
): Promise<object> {
  const existing = await request.db.select().from(passkeys).where(eq(passkeys.userId, person.id));
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(request.publicUrl),
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name || person.email,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    timeout: CHALLENGE_MS,
  });
  await storeChallenge(request, options.challenge);
  return options;
}

/** Parses the answer that the page's script posts as JSON. */
function parseAnswer<T>(text: string): T {
  try {
    const answer = JSON.parse(text) as unknown;
    if (typeof answer === 'object' && answer !== null) return answer as T;
  } catch {
    // Handled like other content below.
  }
  throw new PasskeyRejectedError('The answer is not a JSON object.');
}

type SignInAnswer = Parameters<typeof verifyAuthenticationResponse>[0]['response'];
type CreationAnswer = Parameters<typeof verifyRegistrationResponse>[0]['response'];

const rejected =
  (details: { userId?: string } = {}) =>
  (cause: unknown): never => {
    throw new PasskeyRejectedError((cause as Error).message, { cause, ...details });
  };

/**
 * Verifies a sign-in with a passkey.
 *
 * @returns the id of the person
 * @throws PasskeyRejectedError for unknown passkeys, other origins, used challenges, and without user verification
 */
export async function verifyPasskey(request: PasskeyRequest, text: string): Promise<string> {
  const { db, publicUrl, now } = request;
  const response = parseAnswer<SignInAnswer>(text);
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, String(response.id)));
  if (!passkey) throw new PasskeyRejectedError('The passkey is unknown.');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(request, challenge),
    expectedOrigin: publicUrl,
    expectedRPID: siteOf(publicUrl),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(rejected({ userId: passkey.userId }));
  if (!verified) throw new PasskeyRejectedError('The signature is invalid.', { userId: passkey.userId });
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: now })
    .where(eq(passkeys.credentialId, passkey.credentialId));
  return passkey.userId;
}

/** A verified new passkey, ready to be stored. */
export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'userId'>;

/**
 * Verifies a new passkey.
 *
 * @param name name that the person recognises it by; the browser's suggestion
 * @throws PasskeyRejectedError
 */
export async function verifyNewPasskey(request: PasskeyRequest, text: string, name: string): Promise<NewPasskey> {
  const { publicUrl, now } = request;
  const response = parseAnswer<CreationAnswer>(text);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(request, challenge),
    expectedOrigin: publicUrl,
    expectedRPID: siteOf(publicUrl),
  }).catch(rejected());
  if (!verified) throw new PasskeyRejectedError('The passkey is invalid.');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.map(String),
    name: Array.from(name.trim()).slice(0, NAME_MAX_LENGTH).join('') || 'Passkey',
    createdAt: now,
  };
}

/** Stores a verified passkey. @returns whether it is new; a credential belongs to one person only */
export async function savePasskey(db: Queryable, userId: string, passkey: NewPasskey): Promise<boolean> {
  const added = await db
    .insert(passkeys)
    .values({ ...passkey, userId })
    .onConflictDoNothing()
    .returning({ credentialId: passkeys.credentialId });
  return added.length > 0;
}
