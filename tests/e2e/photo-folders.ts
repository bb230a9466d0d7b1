import { delimiter } from 'node:path';

/** Absolute folders of real photographs, given by the person who runs the tests. */
export interface PhotoFolders {
  /** One flight, for the journey in the browser. */
  flight: string;
  /** Any further photographs, for the API alone. */
  others: string[];
}

/**
 * Reads the folders from `STUDIO_TEST_PHOTOS`.
 *
 * @throws when the variable is absent: the photographs project runs through `npm run test:photos -- <folder>`
 */
export function photoFolders(): PhotoFolders {
  const [flight, ...others] = (process.env['STUDIO_TEST_PHOTOS'] ?? '').split(delimiter);
  if (flight === undefined || flight === '') throw new Error('Name a folder: npm run test:photos -- <folder>');
  return { flight, others };
}
