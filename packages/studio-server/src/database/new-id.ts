import { randomBytes } from 'node:crypto';

/** 32 characters without i, l, o and u, so that an id can be read aloud. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const SLUG_MAX_LENGTH = 60;

/**
 * Creates a readable id for a new record: the slug of its name and six random characters,
 * such as `kinnaird-viaduct-7k2m4q`. Renaming the record does not change its id.
 *
 * @param randomLength more characters for records whose names repeat often, such as camera files
 * @returns at most 71 characters of `a-z`, `0-9` and `-`; only random ones when the slug is empty
 */
export function newId(name: string, randomLength = 6): string {
  const signs = Array.from(randomBytes(randomLength), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const slug = slugify(name);
  return slug === '' ? signs : `${slug}-${signs}`;
}

/** Creates the id of an uploaded file, with ten random characters, because cameras repeat file names. */
export const newFileId = (fileName: string): string => newId(fileName.replace(/\.[^.]*$/, ''), 10);

/** Converts a name to lower-case words joined by hyphens, without accents. */
function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '');
}
