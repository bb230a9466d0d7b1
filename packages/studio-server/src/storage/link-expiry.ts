const HOUR_MS = 3_600_000;
const UPLOAD_LINK_MS = 15 * 60_000;
const UPLOAD_LINK_MAX_MS = 12 * HOUR_MS;
/** Slowest supported connection: 8 Mbit/s. */
const SLOW_BYTES_PER_MS = 1000;

/** Half of the longest life of a download link. */
const DOWNLOAD_STEP_MS = 7.5 * 60_000;

/**
 * Returns when a download link expires: 7.5 to 15 minutes from now, at a multiple of 7.5 minutes. So somebody who loses
 * access loses the pictures soon, and the URL of an image stays the same for 7.5 minutes, so browsers can cache it.
 */
export const downloadExpiry = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / DOWNLOAD_STEP_MS) + 2) * DOWNLOAD_STEP_MS);

/**
 * Returns when an upload link expires: after the ten minutes of one PUT, plus the time
 * that the blocks of a large file need on a slow connection (5 GB: 105 minutes), at most
 * 12 hours. A new link resumes what an old one started.
 */
export const uploadExpiry = (now: Date, sizeBytes: number): Date =>
  new Date(now.getTime() + Math.min(UPLOAD_LINK_MS + Math.ceil(sizeBytes / SLOW_BYTES_PER_MS), UPLOAD_LINK_MAX_MS));
