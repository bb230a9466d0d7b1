import { API_BASE_PATH, type Call } from '@inspection-studio/domain/calls';
import { FILE_SERVICE_POLICY, HTTP_DEFAULTS, type HttpPolicy, MAIN_API_POLICY } from '@inspection-studio/domain/errors';
import wretch, { type ConfiguredMiddleware, type Wretch } from 'wretch';
import { bearer, retry, timeout } from './middlewares.ts';
import type { TokenSource } from './token-source.ts';

export interface HttpClientOptions {
  /** Timeout (`Infinity` for none) and retries. @default HTTP_DEFAULTS */
  policy?: HttpPolicy;
  /** Runs before each retry. */
  beforeRetry?: () => Promise<unknown>;
  /** Middleware for every attempt, such as adding a token. */
  perAttempt?: ConfiguredMiddleware[];
}

/** Creates a client with a timeout and retries. */
export function createHttpClient({
  policy = HTTP_DEFAULTS,
  beforeRetry,
  perAttempt = [],
}: HttpClientOptions = {}): Wretch {
  const limit = policy.timeoutMs === Infinity ? [] : [timeout(policy.timeoutMs)];
  return wretch().middlewares([...limit, retry(policy, beforeRetry), ...perAttempt]);
}

/** Returns the client for a call. */
export type ClientFor = (call: Pick<Call, 'isFileService' | 'timeoutMs'>) => Wretch;

/**
 * Creates the clients of the product with a shared token source: one for the main API, with
 * the timeout of the call if it has one, and one for the file service, which requests a new
 * token before each retry.
 *
 * @param origin prepended to {@link API_BASE_PATH}; empty in the browser
 */
export function createClients(tokens: TokenSource, origin = ''): ClientFor {
  const base = origin + API_BASE_PATH;
  const perAttempt = [bearer(tokens, (token) => tokens.tokenRefused(token))];
  const mainApi = (timeoutMs = MAIN_API_POLICY.timeoutMs) =>
    createHttpClient({ policy: { ...MAIN_API_POLICY, timeoutMs }, perAttempt }).url(base);
  const fileService = createHttpClient({
    policy: FILE_SERVICE_POLICY,
    beforeRetry: () => tokens.renewToken(),
    perAttempt: [bearer(tokens)],
  }).url(base);
  return ({ isFileService, timeoutMs }) => (isFileService ? fileService : mainApi(timeoutMs));
}
