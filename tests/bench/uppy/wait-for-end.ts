/** Longest wait for an upload. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** Whether something comes to its end within the limit. @throws what it is rejected with */
export const endOf = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), UPLOAD_TIMEOUT_MS).unref()),
  ]);
