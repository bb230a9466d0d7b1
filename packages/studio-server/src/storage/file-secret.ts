import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SECRET_BYTES = 32;

/**
 * Reads the secret that signs file links; creates it on first use, readable by its owner
 * only. Deleting the file invalidates all existing links.
 */
export async function readOrCreateSecret(path: string): Promise<Buffer> {
  const secret = await readFile(path).catch(() => null);
  if (secret?.length === SECRET_BYTES) return secret;
  const made = randomBytes(SECRET_BYTES);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'w', 0o600);
  await file.writeFile(made);
  await file.sync().finally(() => file.close());
  return made;
}
