import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error.ts';
import { isProxyRange } from './trusted-proxies.ts';

/** A hosted OpenID provider that replaces the embedded one. */
export interface HostedSignIn {
  /** The `iss` claim of its tokens. */
  issuer: string;
  /** The `aud` claim of its access tokens: the API's application id. */
  audience: string;
  jwksUri: string;
  /** The browser application's client id. */
  clientId: string;
  /** The address the browser signs in at, user flow included. */
  authority: string;
  /** Scopes the browser asks for, at least one. */
  scopes: string[];
}

/** Everything the server reads from its environment, checked and in its final types. */
export interface Config {
  host: string;
  port: number;
  /** Absolute path of the folder that holds database, files and keys. */
  dataDir: string;
  seed: 'demo' | 'none';
  /** Absolute path of a folder of photographs to seed from, instead of drawn frames. */
  demoPhotosDir: string | null;
  /** A PostgreSQL server; null means the embedded database. */
  databaseUrl: string | null;
  /** Azure Blob Storage; null means the data folder. */
  azureStorage: { connectionString: string; container: string } | null;
  /** Null means the embedded OpenID provider. */
  hostedSignIn: HostedSignIn | null;
  /** Origin people reach the server at, without a trailing slash. */
  publicUrl: string;
  supportEmail: string;
  /** A mail server, `smtp://` or `smtps://`; null means mails are written to the outbox of the data folder. */
  smtpUrl: string | null;
  /** Address that mails come from. */
  mailFrom: string;
  /** Base address of the cloud inspection app, without a trailing slash. */
  launchUrl: string;
  /** Map tiles: a template with {z}, {x} and {y}. */
  tileUrl: string;
  /** Who made the map, shown beside it; empty when unknown. */
  tileCredit: string;
  /** Companies that may create categories with the coating-breakdown model (S26). */
  coatingBreakdownCompanyIds: string[];
  /** Jobs this process works on at a time; 0 leaves them to other processes. */
  workerCount: number;
  /** Where a process that only works answers health and metrics; null for nowhere. */
  workerPort: number | null;
  /** What is logged, from this level on, as JSON lines on the standard error. */
  logLevel: LogLevel;
  /** Where health and metrics are answered beside the public port; null for nowhere. */
  metricsPort: number | null;
  /** With it `/metrics` is answered on the public port too, to whoever bears it. */
  metricsToken: string | null;
  /** Addresses and networks of proxies that may say for whom they ask ({@link isProxyRange}). */
  trustedProxies: string[];
  /** Requests and jobs under way have so long to end when the process stops. */
  stopMs: number;
  /** So long the process still answers, not ready any more, before it begins to stop. */
  stopDelayMs: number;
  /** Connections to a PostgreSQL server; the embedded database has one. */
  databaseConnections: number;
}

/** How much is logged: each level and those after it. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** One of {@link LOG_LEVELS}. */
export type LogLevel = (typeof LOG_LEVELS)[number];

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const origin = webAddress.transform((url) => url.replace(/\/+$/, ''));
const list = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''));
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be a whole number from ${min} to ${max}`)
    .max(max, `must be a whole number from ${min} to ${max}`);

/** The satellite layer this server draws, and who took the picture. */
const OWN_TILE_URL = '/tiles/{z}/{x}/{y}.jpg';
const OWN_TILE_CREDIT = 'NASA Earth Observatory';

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(4173),
  STUDIO_DATA_DIR: z.string().default('.data'),
  STUDIO_SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  STUDIO_DEMO_PHOTOS: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user:password@host:5432/name' })
    .optional(),
  AZURE_STORAGE_CONNECTION_STRING: z.string().optional(),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(/^[a-z0-9](?!.*--)[a-z0-9-]{1,61}[a-z0-9]$/, 'must be 3 to 63 lower-case letters, digits and single hyphens')
    .default('studio'),
  AUTH_ISSUER: webAddress.optional(),
  AUTH_AUDIENCE: z.string().optional(),
  AUTH_JWKS_URI: webAddress.optional(),
  AUTH_CLIENT_ID: z.string().optional(),
  AUTH_AUTHORITY: webAddress.optional(),
  AUTH_SCOPES: list.optional(),
  STUDIO_PUBLIC_URL: origin.optional(),
  STUDIO_SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@demo.example'),
  STUDIO_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  STUDIO_MAIL_FROM: z.email('must be an e-mail address').optional(),
  STUDIO_LAUNCH_URL: origin.default('https://cloud.demo.example'),
  STUDIO_TILE_URL: z
    .string()
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must contain {z}, {x} and {y}')
    .default(OWN_TILE_URL),
  STUDIO_TILE_CREDIT: z.string().optional(),
  STUDIO_COATING_BREAKDOWN_COMPANIES: list.default([]),
  STUDIO_WORKERS: wholeNumber(0, 64).default(() => Math.min(availableParallelism(), 8)),
  STUDIO_WORKER_PORT: wholeNumber(1, 65_535).optional(),
  STUDIO_LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  STUDIO_METRICS_PORT: wholeNumber(1, 65_535).optional(),
  STUDIO_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  STUDIO_TRUSTED_PROXIES: list
    .refine(
      (ranges) => ranges.every(isProxyRange),
      'must list addresses, networks such as 10.0.0.0/8, loopback or private',
    )
    .default([]),
  STUDIO_STOP_SECONDS: wholeNumber(1, 3600).default(10),
  STUDIO_STOP_DELAY_SECONDS: wholeNumber(0, 300).default(0),
  STUDIO_DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),
});

type Environment = z.infer<typeof environmentSchema>;

/** Names of all variables that {@link readConfig} reads; what is deployed and documented is held against them. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/**
 * Reads the configuration. A variable that is empty counts as absent.
 *
 * @throws StartError naming the first variable that is wrong and what it must be
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = parsed.data;
  const connectionString = values.AZURE_STORAGE_CONNECTION_STRING;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.STUDIO_DATA_DIR),
    seed: values.STUDIO_SEED,
    demoPhotosDir: values.STUDIO_DEMO_PHOTOS === undefined ? null : resolve(values.STUDIO_DEMO_PHOTOS),
    databaseUrl: values.DATABASE_URL ?? null,
    azureStorage:
      connectionString === undefined ? null : { connectionString, container: values.AZURE_STORAGE_CONTAINER },
    hostedSignIn: readHostedSignIn(values),
    publicUrl: values.STUDIO_PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    supportEmail: values.STUDIO_SUPPORT_EMAIL,
    smtpUrl: values.STUDIO_SMTP_URL ?? null,
    mailFrom: values.STUDIO_MAIL_FROM ?? values.STUDIO_SUPPORT_EMAIL,
    launchUrl: values.STUDIO_LAUNCH_URL,
    tileUrl: values.STUDIO_TILE_URL,
    tileCredit: values.STUDIO_TILE_CREDIT ?? (values.STUDIO_TILE_URL === OWN_TILE_URL ? OWN_TILE_CREDIT : ''),
    coatingBreakdownCompanyIds: values.STUDIO_COATING_BREAKDOWN_COMPANIES,
    workerCount: values.STUDIO_WORKERS,
    workerPort: values.STUDIO_WORKER_PORT ?? null,
    logLevel: values.STUDIO_LOG_LEVEL,
    metricsPort: values.STUDIO_METRICS_PORT ?? null,
    metricsToken: values.STUDIO_METRICS_TOKEN ?? null,
    trustedProxies: values.STUDIO_TRUSTED_PROXIES,
    stopMs: values.STUDIO_STOP_SECONDS * 1000,
    stopDelayMs: values.STUDIO_STOP_DELAY_SECONDS * 1000,
    databaseConnections: values.STUDIO_DATABASE_CONNECTIONS,
  };
}

/** A hosted provider needs all of its variables; half a set is a mistake, never a fallback. */
function readHostedSignIn(values: Environment): HostedSignIn | null {
  const settings = {
    AUTH_ISSUER: values.AUTH_ISSUER,
    AUTH_AUDIENCE: values.AUTH_AUDIENCE,
    AUTH_JWKS_URI: values.AUTH_JWKS_URI,
    AUTH_CLIENT_ID: values.AUTH_CLIENT_ID,
    AUTH_AUTHORITY: values.AUTH_AUTHORITY,
    AUTH_SCOPES: values.AUTH_SCOPES,
  };
  const missing = Object.entries(settings).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(settings).length) return null;
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    throw new StartError(`A hosted sign-in needs all AUTH_ variables; missing: ${names}.`);
  }
  return {
    issuer: values.AUTH_ISSUER!,
    audience: values.AUTH_AUDIENCE!,
    jwksUri: values.AUTH_JWKS_URI!,
    clientId: values.AUTH_CLIENT_ID!,
    authority: values.AUTH_AUTHORITY!,
    scopes: values.AUTH_SCOPES!,
  };
}
