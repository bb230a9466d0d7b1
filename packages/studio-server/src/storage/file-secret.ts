import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SECRET_BYTES = 32;

/**
 * The secret that signs file links; made once, readable by its owner only.
 * Removing the file ends every link that was handed out.
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
