import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const hosted = {
  AUTH_ISSUER: 'https://sign-in.example/tenant/v2.0/',
  AUTH_AUDIENCE: 'api-id',
  AUTH_JWKS_URI: 'https://sign-in.example/keys',
  AUTH_CLIENT_ID: 'spa-id',
  AUTH_AUTHORITY: 'https://sign-in.example/tenant/flow',
  AUTH_SCOPES: 'https://api.example/read https://api.example/write',
};

describe('readConfig: an empty environment runs the studio on one machine', () => {
  it('uses the documented defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4173,
      seed: 'demo',
      databaseUrl: null,
      azureStorage: null,
      hostedSignIn: null,
      publicUrl: 'http://localhost:4173',
      supportEmail: 'support@demo.example',
      tileUrl: '/tiles/{z}/{x}/{y}.jpg',
      coatingBreakdownCompanyIds: [],
      logLevel: 'warn',
      trustedProxies: [],
      metricsPort: null,
      metricsToken: null,
      stopMs: 10_000,
      stopDelayMs: 0,
    });
    expect(config.dataDir).toMatch(/[\\/]\.data$/);
    expect(config.workerCount).toBeGreaterThan(0);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4173, databaseUrl: null });
  });

  it('reads every variable', () => {
    expect(
      readConfig({
        ...hosted,
        PORT: '8080',
        DATABASE_URL: 'postgres://studio:secret@db.example:5432/studio',
        AZURE_STORAGE_CONNECTION_STRING: 'UseDevelopmentStorage=true',
        STUDIO_PUBLIC_URL: 'https://studio.example/',
        STUDIO_COATING_BREAKDOWN_COMPANIES: 'a-000001, b-000002',
        STUDIO_WORKERS: '0',
      }),
    ).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://studio:secret@db.example:5432/studio',
      azureStorage: { connectionString: 'UseDevelopmentStorage=true', container: 'studio' },
      hostedSignIn: { clientId: 'spa-id', scopes: ['https://api.example/read', 'https://api.example/write'] },
      publicUrl: 'https://studio.example',
      coatingBreakdownCompanyIds: ['a-000001', 'b-000002'],
      workerCount: 0,
    });
  });
});

describe('readConfig: an invalid value throws a one-line error that names the variable', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ STUDIO_SEED: 'full' }, 'STUDIO_SEED must be demo or none.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.'],
    [{ STUDIO_PUBLIC_URL: 'studio' }, 'STUDIO_PUBLIC_URL must be an http or https URL.'],
    [{ STUDIO_TILE_URL: 'https://tiles.example' }, 'STUDIO_TILE_URL must contain {z}, {x} and {y}.'],
    [
      { STUDIO_SMTP_URL: 'mail.firm.example:587' },
      'STUDIO_SMTP_URL must be a URL such as smtp://user:password@host:587.',
    ],
    [{ STUDIO_LOG_LEVEL: 'loud' }, 'STUDIO_LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
    [{ STUDIO_METRICS_TOKEN: 'short' }, 'STUDIO_METRICS_TOKEN must have at least 16 characters.'],
    [
      { STUDIO_TRUSTED_PROXIES: 'private, everybody' },
      'STUDIO_TRUSTED_PROXIES must list IP addresses, networks such as 10.0.0.0/8, loopback or private.',
    ],
    [{ STUDIO_STOP_SECONDS: '0' }, 'STUDIO_STOP_SECONDS must be a whole number from 1 to 3600.'],
    [{ STUDIO_MAIL_FROM: 'Studio' }, 'STUDIO_MAIL_FROM must be an e-mail address.'],
    [{ STUDIO_SUPPORT_EMAIL: 'nobody' }, 'STUDIO_SUPPORT_EMAIL must be an e-mail address.'],
    [
      { ...hosted, AUTH_SCOPES: undefined, AUTH_ISSUER: '' },
      'A hosted sign-in requires all AUTH_ variables; missing: AUTH_ISSUER, AUTH_SCOPES.',
    ],
  ])('%o', (env, message) => {
    expect(() => readConfig(env)).toThrow(new StartError(message));
  });
});
