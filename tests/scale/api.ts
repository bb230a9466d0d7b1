import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';

/** An answer with its decoded body. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies and say what they expect there
  body: any;
  /** The paging header, where there is one. */
  pagination: string | null;
}

/** Calls of one person at one instance. */
export type Api = (method: string, path: string, payload?: unknown) => Promise<Answer>;

/** Calls with a token. */
export const apiAt =
  (url: string, token: string): Api =>
  async (method, path, payload) => {
    const answer = await fetch(`${url}/api/v2/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? null : JSON.parse(text),
      pagination: answer.headers.get('x-pagination'),
    };
  };

/** An access token as the built-in sign-in would issue it, signed with the keys an instance left in its data folder. */
export async function tokenOf(dataDir: string, publicUrl: string, email: string): Promise<string> {
  const { signingKey } = JSON.parse(await readFile(join(dataDir, 'identity/keys.json'), 'utf8'));
  return new SignJWT({
    client_id: 'studio-app',
    preferred_username: email,
    scope: 'read write delete file.download file.upload',
  })
    .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid, typ: 'at+jwt' })
    .setIssuer(`${publicUrl}/idp`)
    .setAudience('urn:inspection-studio:api')
    .setSubject(email)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(signingKey, 'RS256'));
}
