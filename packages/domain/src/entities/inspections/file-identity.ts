import * as z from 'zod/mini';
import { instantSchema } from '../shared/fields.ts';
import { pathOf } from '../shared/path-of.ts';
import type { FileLike } from '../shared/thumbnail-file.ts';

/** Maximum length of the path of a file in characters; the project's own limit. */
export const FILE_PATH_MAX = 1024;

/** The first moment whose year has five digits, in milliseconds since 1970. */
const YEAR_10000_MS = Date.UTC(10_000, 0);

/**
 * Fields that tell a file on the user's disk from others, so that it is recognised when it is chosen again: its path below
 * the chosen folder, when it was last modified, and the SHA-256 of a sample of its content in hexadecimal. Each is
 * optional, because not every client knows it.
 */
export const identityFields = {
  path: z.optional(z.string().check(z.minLength(1), z.maxLength(FILE_PATH_MAX))),
  lastModified: z.optional(instantSchema),
  sampleHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
};

/** What is registered with a file to recognise it when it is chosen again. */
export interface FileIdentity {
  path?: string;
  lastModified?: string;
  sampleHash?: string;
}

/**
 * Returns the identity of a chosen file, as far as it is known. A path that is too long and an impossible date are left
 * out.
 */
export function identityOf(file: FileLike): FileIdentity {
  const path = pathOf(file);
  const { lastModified = -1, sampleHash } = file;
  const isDate = lastModified >= 0 && lastModified < YEAR_10000_MS;
  return {
    ...(path.length <= FILE_PATH_MAX && { path }),
    ...(isDate && { lastModified: new Date(lastModified).toISOString() }),
    ...(sampleHash !== undefined && { sampleHash }),
  };
}
