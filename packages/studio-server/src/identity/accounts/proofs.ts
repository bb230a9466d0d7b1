import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { signInProofs } from '../../database/schema/index.ts';
import type { Accounts } from './accounts.ts';

/** Time for the next step of a sign-in, in milliseconds. */
export const PROOF_MS = 10 * 60_000;

const PROOF_BYTES = 32;

/** Contains the purpose, so that a proof of one step of one sign-in proves nothing else. */
const hashOf = (purpose: string, proof: string): string =>
  createHash('sha256').update(`${purpose}\n${proof}`).digest('base64url');

/**
 * Proves to the next step of a sign-in or link that a person passed this one. Proofs are in the database, so that the keys
 * of the server are not enough to make one. Expired ones are removed.
 *
 * @returns the proof for the form of the next step, which is stored nowhere and works for ten minutes
 */
export async function createProof({ db, now }: Accounts, purpose: string, userId: string): Promise<string> {
  const proof = randomBytes(PROOF_BYTES).toString('base64url');
  await db.delete(signInProofs).where(lt(signInProofs.expiresAt, now()));
  const expiresAt = new Date(now().getTime() + PROOF_MS);
  await db.insert(signInProofs).values({ hash: hashOf(purpose, proof), userId, expiresAt });
  return proof;
}

/** Returns the person whom a proof is about; null when it is unknown, expired or of another purpose. */
export async function readProof({ db, now }: Accounts, purpose: string, proof = ''): Promise<string | null> {
  const isValid = and(eq(signInProofs.hash, hashOf(purpose, proof)), gt(signInProofs.expiresAt, now()));
  const [found] = await db.select({ userId: signInProofs.userId }).from(signInProofs).where(isValid);
  return found?.userId ?? null;
}
