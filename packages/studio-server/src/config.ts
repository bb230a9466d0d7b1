import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { STORAGE_BLOCKS } from '@inspection-studio/domain/calls';
import { STALL_LIMITS_MS } from '@inspection-studio/domain/uploads';
import * as z from 'zod';
import { isDemoReachable } from './demo-fence.ts';
import { type HostedSignIn, hostedSettings, readHostedSignIn } from './hosted-settings.ts';
import { type ClamdAddress, clamdAddress, list, webAddress } from './setting-values.ts';
import { StartError } from './start-error.ts';
import { isProxyRange } from './trusted-proxies.ts';

/** Validated configuration from environment variables. */
export interface Config {
  host: string;
  port: number;
  /** Absolute path of the folder with database, files and keys. */
  dataDir: string;
  seed: 'demo' | 'none';
  /** Absolute path of a folder with photos for the demo company; null uses generated images. */
  demoPhotosDir: string | null;
  /** URL of a PostgreSQL server; null uses the embedded database. */
  databaseUrl: string | null;
  /** Azure Blob Storage; null uses the data folder. */
  azureStorage: { connectionString: string; container: string } | null;
  /** Hosted OpenID provider; null uses the embedded one. */
  hostedSignIn: HostedSignIn | null;
  /** How people sign in: as someone of the demo's list, with accounts of this server, or at a hosted provider. */
  signIn: 'demo' | 'accounts' | 'hosted';
  /** Whether others can reach the demo's list of people, so that every page warns of it. */
  isDemoSignInOpen: boolean;
  /** Public origin of the server, without a trailing slash. */
  publicUrl: string;
  supportEmail: string;
  /** E-mail address for reports of vulnerabilities; null without one, because the demo's address is nobody's. */
  securityEmail: string | null;
  /** `smtp://` or `smtps://` URL of the mail server; null writes mails to the outbox in the data folder. */
  smtpUrl: string | null;
  /** Sender address of mails. */
  mailFrom: string;
  /** Base URL of the cloud inspection app, without a trailing slash. */
  launchUrl: string;
  /** URL template of map tiles with {z}, {x} and {y}. */
  tileUrl: string;
  /** Attribution shown on the map; empty for none. */
  tileCredit: string;
  /** Companies that may create categories with the coating-breakdown model. */
  coatingBreakdownCompanyIds: string[];
  /** Number of concurrent jobs in this process; 0 leaves jobs to other processes. */
  workerCount: number;
  /** Port for health and metrics of a worker process; null disables it. */
  workerPort: number | null;
  /** Minimum log level. Logs are JSON lines on stderr. */
  logLevel: LogLevel;
  /** Separate port for health and metrics; null disables it. */
  metricsPort: number | null;
  /** Bearer token that enables `/metrics` on the public port; null disables it. */
  metricsToken: string | null;
  /** IP addresses and networks of proxies whose `X-Forwarded-For` is trusted ({@link isProxyRange}). */
  trustedProxies: string[];
  /** Time for running requests to finish when the process stops, in milliseconds. */
  stopMs: number;
  /** Time between reporting not ready and starting to stop, in milliseconds. */
  stopDelayMs: number;
  /** Age in days at which audit events are deleted. */
  auditDays: number;
  /** clamd, which scans uploads for malware; null scans nothing. */
  clamd: ClamdAddress | null;
  /** How much the nightly check of stored files reads on average, in bytes per second. */
  fileCheckBytesPerSecond: number;
  /** When the tiles of images are made: when somebody looks at the image first, or when its inspection is processed. */
  imageTiles: 'view' | 'completion';
  /** Pool size for a PostgreSQL server; the embedded database has one connection. */
  databaseConnections: number;
  /** A document must be smaller than this. */
  documentMaxBytes: number;
  /** Browsers send larger files in blocks. */
  uploadBlocksFromBytes: number;
  /** Browsers send a file again after this time without a byte, in milliseconds. */
  uploadStallMs: number;
  /** Total size of the documents of one company. */
  documentQuotaBytes: number;
}

/** Log levels, most verbose first. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** One of {@link LOG_LEVELS}. */
export type LogLevel = (typeof LOG_LEVELS)[number];

const origin = webAddress.transform((url) => url.replace(/\/+$/, ''));
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be a whole number from ${min} to ${max}`)
    .max(max, `must be a whole number from ${min} to ${max}`);

/** Address that the demo shows; nobody reads its mail. */
const DEMO_SUPPORT_EMAIL = 'support@demo.example';

/** Satellite layer rendered by this server, and its attribution. */
const OWN_TILE_URL = '/tiles/{z}/{x}/{y}.jpg';
const OWN_TILE_CREDIT = 'NASA Earth Observatory';

/** The variables that {@link readConfig} reads. */
export const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(4173),
  STUDIO_DATA_DIR: z.string().default('.data'),
  STUDIO_SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  STUDIO_DEMO_SIGN_IN: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  STUDIO_DEMO_PHOTOS: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL such as postgres://user:password@host:5432/name' })
    .optional(),
  AZURE_STORAGE_CONNECTION_STRING: z.string().optional(),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(/^[a-z0-9](?!.*--)[a-z0-9-]{1,61}[a-z0-9]$/, 'must be 3 to 63 lower-case letters, digits and single hyphens')
    .default('studio'),
  ...hostedSettings,
  STUDIO_PUBLIC_URL: origin.optional(),
  STUDIO_SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  STUDIO_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL such as smtp://user:password@host:587' })
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
      'must list IP addresses, networks such as 10.0.0.0/8, loopback or private',
    )
    .default([]),
  STUDIO_STOP_SECONDS: wholeNumber(1, 3600).default(10),
  STUDIO_STOP_DELAY_SECONDS: wholeNumber(0, 300).default(0),
  STUDIO_AUDIT_DAYS: wholeNumber(30, 36_500).default(365),
  STUDIO_CLAMD_URL: clamdAddress.optional(),
  STUDIO_FILE_CHECK_MB_PER_SECOND: wholeNumber(1, 10_000).default(50),
  STUDIO_IMAGE_TILES: z.enum(['view', 'completion'], 'must be view or completion').default('view'),
  STUDIO_DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),
  STUDIO_UPLOAD_BLOCKS_FROM_MB: wholeNumber(1, 5000).default(STORAGE_BLOCKS.thresholdBytes / 1024 ** 2),
  STUDIO_UPLOAD_STALL_SECONDS: wholeNumber(10, 600).default(STALL_LIMITS_MS.sending / 1000),
  STUDIO_DOCUMENT_MAX_MB: wholeNumber(1, 5000).default(100),
  STUDIO_DOCUMENT_QUOTA_GB: wholeNumber(1, 100_000).default(10),
});

/**
 * Reads and validates the configuration. Empty variables count as unset.
 *
 * @throws StartError naming the first invalid variable and its allowed values
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
  const hostedSignIn = readHostedSignIn(values);
  const embeddedSignIn = values.STUDIO_SEED === 'demo' ? 'demo' : 'accounts';
  const supportEmail = values.STUDIO_SUPPORT_EMAIL ?? DEMO_SUPPORT_EMAIL;
  const signIn = hostedSignIn ? 'hosted' : embeddedSignIn;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.STUDIO_DATA_DIR),
    seed: values.STUDIO_SEED,
    demoPhotosDir: values.STUDIO_DEMO_PHOTOS === undefined ? null : resolve(values.STUDIO_DEMO_PHOTOS),
    databaseUrl: values.DATABASE_URL ?? null,
    azureStorage:
      connectionString === undefined ? null : { connectionString, container: values.AZURE_STORAGE_CONTAINER },
    hostedSignIn,
    signIn,
    isDemoSignInOpen:
      signIn === 'demo' &&
      isDemoReachable({
        host: values.HOST,
        publicUrl: values.STUDIO_PUBLIC_URL,
        trustedProxies: values.STUDIO_TRUSTED_PROXIES,
        isAccepted: values.STUDIO_DEMO_SIGN_IN === 'yes',
      }),
    publicUrl: values.STUDIO_PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    supportEmail,
    securityEmail: values.STUDIO_SUPPORT_EMAIL ?? null,
    smtpUrl: values.STUDIO_SMTP_URL ?? null,
    mailFrom: values.STUDIO_MAIL_FROM ?? supportEmail,
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
    auditDays: values.STUDIO_AUDIT_DAYS,
    clamd: values.STUDIO_CLAMD_URL ?? null,
    fileCheckBytesPerSecond: values.STUDIO_FILE_CHECK_MB_PER_SECOND * 1_000_000,
    imageTiles: values.STUDIO_IMAGE_TILES,
    databaseConnections: values.STUDIO_DATABASE_CONNECTIONS,
    uploadBlocksFromBytes: values.STUDIO_UPLOAD_BLOCKS_FROM_MB * 1024 ** 2,
    uploadStallMs: values.STUDIO_UPLOAD_STALL_SECONDS * 1000,
    documentMaxBytes: values.STUDIO_DOCUMENT_MAX_MB * 1024 ** 2,
    documentQuotaBytes: values.STUDIO_DOCUMENT_QUOTA_GB * 1024 ** 3,
  };
}
