import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { API_SCOPES } from '../api-scopes.ts';

/** Application id of the API at the test issuer. */
export const AUDIENCE = 'studio-api';

/** A hosted issuer on a loopback port: discovery document, keys, and tokens with any claims. */
export interface TestIssuer {
  issuer: string;
  jwksUri: string;
  /** Private key of the published one. */
  key: CryptoKey;
  publicKey: JWK;
  /** Settings of a server that uses this issuer. */
  environment: Record<string, string>;
  /** Signs an access token; undefined removes a claim. */
  sign: (claims?: JWTPayload, header?: Partial<JWTHeaderParameters>) => Promise<string>;
  /** Replaces the answer of a path, for example to publish other keys. */
  answer: (path: string, answer: { status?: number; body: unknown }) => void;
  close: () => Promise<void>;
}

/** Starts an issuer whose tokens look like those of Keycloak. */
export async function startIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const answers = new Map<string, { status?: number; body: unknown }>();
  const server = createServer((request, response) => {
    const { status = 200, body } = answers.get(request.url ?? '') ?? { status: 404, body: { error: 'not found' } };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/studio`;
  const jwksUri = `${issuer}/keys`;
  answers.set('/realms/studio/keys', { body: { keys: [jwk] } });
  answers.set('/realms/studio/.well-known/openid-configuration', {
    body: {
      issuer,
      jwks_uri: jwksUri,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/logout`,
    },
  });
  return {
    issuer,
    jwksUri,
    key: privateKey,
    publicKey: jwk,
    environment: {
      AUTH_ISSUER: issuer,
      AUTH_AUDIENCE: AUDIENCE,
      AUTH_JWKS_URI: jwksUri,
      AUTH_CLIENT_ID: 'studio-spa',
      AUTH_AUTHORITY: issuer,
      AUTH_SCOPES: API_SCOPES.join(' '),
    },
    sign: async (claims = {}, header = {}) => {
      const seconds = Math.floor(Date.now() / 1000);
      return new SignJWT({
        iss: issuer,
        aud: AUDIENCE,
        sub: 'subject',
        jti: randomUUID(),
        iat: seconds,
        exp: seconds + 600,
        scope: API_SCOPES.join(' '),
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'first', typ: 'JWT', ...header })
        .sign(privateKey);
    },
    answer: (path, answer) => void answers.set(`/realms/studio${path}`, answer),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
