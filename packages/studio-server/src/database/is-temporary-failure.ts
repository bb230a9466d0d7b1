import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATEs after which the same statement may succeed a moment later: the
 * server is away, starting, stopping or full; a statement or a lock took
 * longer than it may; two transactions waited for each other.
 */
const TEMPORARY_STATES = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|40P01|40001|25P0[34])$/;

/** What Node says when nobody answers at an address; its error names the call that failed. */
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

/** Errors of the driver have no codes: the connection ended, or none became free in time. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isOfNetwork(error: Error): boolean {
  // A name with several addresses fails with the errors of all.
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every((each) => isOfNetwork(each as Error));
  const { code, syscall } = error as NodeJS.ErrnoException;
  return NETWORK_CODES.includes(code) && CONNECT_CALLS.includes(syscall);
}

/**
 * Whether a query failed for a reason that passes: then the caller is asked to
 * come again, and nothing is wrong with what they sent.
 *
 * @param error of the driver, or of the query builder, whose cause it is
 */
export function isTemporaryDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DrizzleQueryError) return isTemporaryDatabaseFailure(error.cause);
  if ('severity' in error) return 'code' in error && TEMPORARY_STATES.test(String(error.code));
  return DRIVER_MESSAGES.test(error.message) || isOfNetwork(error);
}
