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

const FENCE =
  'The demo sign-in asks for no password, so STUDIO_SEED=demo needs a loopback HOST and STUDIO_PUBLIC_URL, and no STUDIO_TRUSTED_PROXIES; set STUDIO_SEED=none, or STUDIO_DEMO_SIGN_IN=yes to let anyone sign in as anyone.';

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
      uploadStallMs: 30_000,
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
      hostedSignIn: {
        clientId: 'spa-id',
        emailClaim: 'email',
        roleClaim: null,
        scopes: ['https://api.example/read', 'https://api.example/write'],
      },
      publicUrl: 'https://studio.example',
      coatingBreakdownCompanyIds: ['a-000001', 'b-000002'],
      workerCount: 0,
    });
  });
});

describe('readConfig: people sign in', () => {
  it.each([
    ['as someone of the demo on this computer', {}, 'demo', false],
    ['with accounts without the demo', { STUDIO_SEED: 'none', HOST: '0.0.0.0' }, 'accounts', false],
    ['at a hosted provider', { ...hosted, HOST: '0.0.0.0' }, 'hosted', false],
    ['as someone of an open demo', { HOST: '0.0.0.0', STUDIO_DEMO_SIGN_IN: 'yes' }, 'demo', true],
  ] as const)('%s', (_case, env, signIn, isDemoSignInOpen) =>
    expect(readConfig(env)).toMatchObject({ signIn, isDemoSignInOpen }),
  );
});

describe('readConfig: an invalid value throws a one-line error that names the variable', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ STUDIO_SEED: 'full' }, 'STUDIO_SEED must be demo or none.'],
    [{ STUDIO_DEMO_SIGN_IN: 'maybe' }, 'STUDIO_DEMO_SIGN_IN must be yes or no.'],
    [{ HOST: '0.0.0.0' }, FENCE],
    [{ STUDIO_PUBLIC_URL: 'https://studio.example' }, FENCE],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.'],
    [{ STUDIO_PUBLIC_URL: 'studio' }, 'STUDIO_PUBLIC_URL must be an http or https URL.'],
    [{ STUDIO_TILE_URL: 'https://tiles.example' }, 'STUDIO_TILE_URL must contain {z}, {x} and {y}.'],
    [{ STUDIO_CLAMD_URL: '127.0.0.1:3310' }, 'STUDIO_CLAMD_URL must be tcp://host:port or unix:///path/to/clamd.ctl.'],
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
    [{ STUDIO_UPLOAD_STALL_SECONDS: '9' }, 'STUDIO_UPLOAD_STALL_SECONDS must be a whole number from 10 to 600.'],
    [{ STUDIO_MAIL_FROM: 'Studio' }, 'STUDIO_MAIL_FROM must be an e-mail address.'],
    [{ STUDIO_SUPPORT_EMAIL: 'nobody' }, 'STUDIO_SUPPORT_EMAIL must be an e-mail address.'],
    [
      { ...hosted, AUTH_SCOPES: undefined, AUTH_ISSUER: '' },
      'A hosted sign-in requires all AUTH_ variables; missing: AUTH_ISSUER, AUTH_SCOPES.',
    ],
    [
      { AUTH_ROLE_CLAIM: 'roles' },
      'A hosted sign-in requires all AUTH_ variables; missing: AUTH_ISSUER, AUTH_AUDIENCE, AUTH_JWKS_URI, AUTH_CLIENT_ID, AUTH_AUTHORITY, AUTH_SCOPES.',
    ],
    [{ ...hosted, AUTH_ISSUER: 'sign-in.example' }, 'AUTH_ISSUER must be an http or https URL.'],
    [{ ...hosted, AUTH_ISSUER: 'http://sign-in.example' }, 'AUTH_ISSUER must be an https URL, except on loopback.'],
    [{ ...hosted, AUTH_JWKS_URI: 'http://10.0.0.1/keys' }, 'AUTH_JWKS_URI must be an https URL, except on loopback.'],
    [
      { ...hosted, AUTH_AUTHORITY: 'http://localhost.sign-in.example/' },
      'AUTH_AUTHORITY must be an https URL, except on loopback.',
    ],
    [{ ...hosted, AUTH_AUDIENCE: 'api one' }, 'AUTH_AUDIENCE must not contain spaces.'],
    [
      { ...hosted, AUTH_CLIENT_ID: undefined },
      'A hosted sign-in requires all AUTH_ variables; missing: AUTH_CLIENT_ID.',
    ],
    [{ ...hosted, AUTH_AUDIENCE: ' ' }, 'A hosted sign-in requires all AUTH_ variables; missing: AUTH_AUDIENCE.'],
    [{ ...hosted, AUTH_SCOPES: 'openid profile' }, 'AUTH_SCOPES must contain the scope read.'],
    [{ ...hosted, AUTH_EMAIL_CLAIM: 'email, emails' }, 'AUTH_EMAIL_CLAIM must not contain spaces.'],
    [{ ...hosted, AUTH_REQUIRED_ACR: ',' }, 'AUTH_REQUIRED_ACR must list a value.'],
    [{ ...hosted, AUTH_REQUIRED_AMR: ' , ,' }, 'AUTH_REQUIRED_AMR must list a value.'],
    [{ ...hosted, AUTH_ROLE_CLAIM: 'my roles' }, 'AUTH_ROLE_CLAIM must not contain spaces.'],
  ])('%o', (env, message) => {
    expect(() => readConfig(env)).toThrow(new StartError(message));
  });
});
