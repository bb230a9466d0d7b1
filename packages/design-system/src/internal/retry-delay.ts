const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 60_000;

/** Milliseconds until a picture that has failed this often is requested again. */
export const retryDelayMs = (failureCount: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failureCount - 1));
