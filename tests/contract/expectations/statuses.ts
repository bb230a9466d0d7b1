/** How the wire numbers the status of an inspection. */
export const STATUS_NUMBERS = {
  Draft: 0,
  Queued: 1,
  Processing: 2,
  Completed: 3,
  Failed: 4,
  ImagesDownloading: 5,
  ImagesDownloaded: 6,
  ThumbnailsGenerating: 7,
  ThumbnailsGenerated: 8,
} as const;
export type Status = keyof typeof STATUS_NUMBERS;

export const STATUSES = Object.keys(STATUS_NUMBERS) as Status[];

/** Where an inspection rests: it may be deleted here, by those who may. */
export const RESTING: readonly Status[] = ['Draft', 'Completed', 'Failed'];
