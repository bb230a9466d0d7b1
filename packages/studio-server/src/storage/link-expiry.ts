const HOUR_MS = 3_600_000;
const UPLOAD_LINK_MS = 15 * 60_000;
const UPLOAD_LINK_MAX_MS = 12 * HOUR_MS;
/** Slowest line an upload is given time for: 8 Mbit/s. */
const SLOW_BYTES_PER_MS = 1000;

/**
 * When a link to show or save a file ends: one to two hours from now, on the
 * hour. Within an hour the address of a picture stays the same, so browsers
 * keep it.
 */
export const downloadExpiry = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);

/**
 * When a link to upload ends: it outlives the ten minutes one PUT may take, and
 * the time the blocks of a large file need on a slow line (5 GB: 105 minutes), at
 * most half a day. A new link takes up what was sent with an old one.
 */
export const uploadExpiry = (now: Date, sizeBytes: number): Date =>
  new Date(now.getTime() + Math.min(UPLOAD_LINK_MS + Math.ceil(sizeBytes / SLOW_BYTES_PER_MS), UPLOAD_LINK_MAX_MS));
