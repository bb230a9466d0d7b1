const HOUR_MS = 3_600_000;
const UPLOAD_LINK_MS = 15 * 60_000;

/**
 * When a link to show or save a file ends: one to two hours from now, on the
 * hour. Within an hour the address of a picture stays the same, so browsers
 * keep it.
 */
export const downloadExpiry = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);

/** When a link to upload ends: it outlives the ten minutes one PUT may take. */
export const uploadExpiry = (now: Date): Date => new Date(now.getTime() + UPLOAD_LINK_MS);
