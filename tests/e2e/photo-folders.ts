import { delimiter } from 'node:path';

/** Absolute paths of folders with real photos, from the person who runs the tests. */
export interface PhotoFolders {
  /** One flight, for the journey in the browser. */
  flight: string;
  /** Further photos, for the API only. */
  others: string[];
}

/**
 * Reads the folders from `STUDIO_TEST_PHOTOS`.
 *
 * @throws when the variable is absent: the photos project runs through `npm run test:photos -- <folder>`
 */
export function photoFolders(): PhotoFolders {
  const [flight, ...others] = (process.env['STUDIO_TEST_PHOTOS'] ?? '').split(delimiter);
  if (flight === undefined || flight === '') throw new Error('Name a folder: npm run test:photos -- <folder>');
  return { flight, others };
}
