import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Keyring, unexpiredKeys } from '../../keyring.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values so that only this studio can read them, and only for the purpose they were sealed for. */
export interface Sealer {
  /**
   * @param purpose includes what the value belongs to, such as the person or the sign-in
   * @param expiresAt when the value stops being readable; never by default
   */
  seal: (purpose: string, value: string, expiresAt?: Date) => string;
  /** @returns null when the text was changed, has expired or was sealed for another purpose */
  open: (purpose: string, sealed: string, now?: Date) => string | null;
}

/**
 * Creates a sealer with AES-256-GCM.
 *
 * @param key 32 bytes
 * @param others further keys whose values can be opened; the retired ones until their end
 */
export function createSealer(key: Buffer, others: Partial<Pick<Keyring<Buffer>, 'next' | 'previous'>> = {}): Sealer {
  return {
    seal: (purpose, value, expiresAt) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(purpose));
      const content = JSON.stringify([value, expiresAt?.getTime() ?? null]);
      const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed, now = new Date()) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      const keys = [
        key,
        ...(others.next ? [others.next] : []),
        ...unexpiredKeys(others.previous ?? [], now).map((retired) => retired.key),
      ];
      for (const each of keys) {
        const content = decrypt(each, purpose, bytes);
        if (content === null) continue;
        const [value, expiresMs] = JSON.parse(content) as [string, number | null];
        return expiresMs === null || expiresMs > now.getTime() ? value : null;
      }
      return null;
    },
  };
}

/** Returns null when the key or the purpose is another one, or the bytes were changed. */
function decrypt(key: Buffer, purpose: string, bytes: Buffer): string | null {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
