import {
  API_BASE_PATH,
  type Call,
  calls,
  FILE_SERVICE_POLICY,
  HTTP_DEFAULTS,
  type HttpPolicy,
  MAIN_API_POLICY,
} from '@inspection-studio/domain';
import wretch, { type ConfiguredMiddleware, type Wretch } from 'wretch';
import { bearer, retry, timeout } from './middlewares.ts';
import type { TokenSource } from './token-source.ts';

export interface HttpClientOptions {
  /** Time-out (`Infinity` for none) and retries. @default HTTP_DEFAULTS */
  policy?: HttpPolicy;
  /** Runs before each repetition. */
  beforeRetry?: () => Promise<unknown>;
  /** What happens to every single attempt, such as adding a token. */
  perAttempt?: ConfiguredMiddleware[];
}

/** A client with a time-out and retries. @see spec 2 §9 */
export function createHttpClient({
  policy = HTTP_DEFAULTS,
  beforeRetry,
  perAttempt = [],
}: HttpClientOptions = {}): Wretch {
  const limit = policy.timeoutMs === Infinity ? [] : [timeout(policy.timeoutMs)];
  return wretch().middlewares([...limit, retry(policy, beforeRetry), ...perAttempt]);
}

/** Chooses the client of a call. */
export type ClientFor = (call: Pick<Call, 'path' | 'encoding'>) => Wretch;

/**
 * The clients of the product, one token source behind them: the main API, the
 * same without a time-out for forms that carry a file, and the file service,
 * which gets a new token before it repeats.
 *
 * @param origin put before {@link API_BASE_PATH}; empty in the browser
 * @see spec 2 §7, §9 "thumbnail upload no timeout", N98
 */
export function createClients(tokens: TokenSource, origin = ''): ClientFor {
  const base = origin + API_BASE_PATH;
  const perAttempt = [bearer(tokens, (token) => tokens.tokenRefused(token))];
  const mainApi = createHttpClient({ policy: MAIN_API_POLICY, perAttempt }).url(base);
  const fileForms = createHttpClient({ policy: { ...MAIN_API_POLICY, timeoutMs: Infinity }, perAttempt }).url(base);
  const fileService = createHttpClient({
    policy: FILE_SERVICE_POLICY,
    beforeRetry: () => tokens.renewToken(),
    perAttempt: [bearer(tokens)],
  }).url(base);
  return ({ path, encoding }) => {
    if (path === calls.getUploadUrl.path) return fileService;
    return encoding === 'multipart' ? fileForms : mainApi;
  };
}
