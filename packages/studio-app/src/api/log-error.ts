const logged = new WeakSet<object>();

/** Logs an error to the console, once per error object. */
export function logError(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(error);
}
