/** Time between two updates of the last use of a token, in milliseconds. */
const NOTED_MS = 60_000;

/** Whether the last use of an access token is stored again. */
export const isUseNoted = (lastUsed: Date | null, now: Date): boolean =>
  lastUsed === null || now.getTime() - lastUsed.getTime() >= NOTED_MS;
