import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATEs after which the same statement may succeed later: the server is unavailable,
 * starting, stopping or out of connections; a statement or lock timed out; a deadlock.
 */
const TEMPORARY_STATES = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|40P01|40001|25P0[34])$/;

/** Node error codes of failed connections. */
const CONNECT_CALLS: readonly unknown[] = ['connect', 'getaddrinfo', 'read', 'write'];
const NETWORK_CODES: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
];

/** Messages of driver errors, which have no codes: the connection ended, or the pool timed out. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isOfNetwork(error: Error): boolean {
  // A host with several IP addresses fails with all their errors.
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every((each) => isOfNetwork(each as Error));
  const { code, syscall } = error as NodeJS.ErrnoException;
  return NETWORK_CODES.includes(code) && CONNECT_CALLS.includes(syscall);
}

/**
 * Whether a query failed temporarily, so that the client should retry.
 *
 * @param error an error of the driver, or of the query builder with that error as cause
 */
export function isTemporaryDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DrizzleQueryError) return isTemporaryDatabaseFailure(error.cause);
  if ('severity' in error) return 'code' in error && TEMPORARY_STATES.test(String(error.code));
  return DRIVER_MESSAGES.test(error.message) || isOfNetwork(error);
}
