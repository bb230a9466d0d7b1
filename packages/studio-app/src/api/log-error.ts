const logged = new WeakSet<object>();

/**
 * The one place errors are written to the console, each of them once.
 *
 * @see ERR-060, N72
 */
export function logError(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(error);
}
