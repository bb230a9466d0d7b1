import { randomBytes } from 'node:crypto';

/** 32 signs without i, l, o and u, so that an id can be read aloud. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const SLUG_MAX_LENGTH = 60;

/**
 * A readable id for a new record: the slug of its name and six random signs,
 * `kinnaird-viaduct-7k2m4q`. It never changes when the record is renamed.
 *
 * @param randomLength more signs for records whose names repeat a thousand times, such as camera files
 * @returns at most 71 characters of `a-z`, `0-9` and `-`; a name without any of them gives the signs alone
 * @see N64
 */
export function newId(name: string, randomLength = 6): string {
  const signs = Array.from(randomBytes(randomLength), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const slug = slugify(name);
  return slug === '' ? signs : `${slug}-${signs}`;
}

/** Id of an uploaded file; cameras repeat their file names, so it has ten random signs. */
export const newFileId = (fileName: string): string => newId(fileName.replace(/\.[^.]*$/, ''), 10);

/** Lower-case letters and digits in words joined by hyphens; accents are dropped. */
function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '');
}
