import { createHash } from 'node:crypto';
import type { EditedRecord } from '@inspection-studio/domain/calls';
import { type AnyEditedRecord, editableContent } from '../rules/editable-content.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Characters of a tag: 128 bits of the hash. Hexadecimal, so that a proxy's suffix such as `-gzip` is recognisable. */
const TAG_LENGTH = 32;

/**
 * Returns the entity tag of a record, with quotes: a hash of what people edit in it. Two different edits have
 * different tags, also within a millisecond; processing changes no tag.
 */
export function entityTag(kind: EditedRecord, record: AnyEditedRecord): string {
  const content = JSON.stringify(editableContent(kind, record as never));
  return `"${createHash('sha256').update(content).digest('hex').slice(0, TAG_LENGTH)}"`;
}

const TAGS = /(?:W\/)?"[\u0021\u0023-\u007e\u0080-\u00ff]*"/g;

/**
 * Parses If-Match (RFC 9110, 13.1.1). Weak tags stay in the list and match nothing, because the comparison is strong.
 *
 * @returns the tags, or null for `*`, which every existing record meets
 * @throws StudioHttpError 400 when the header is neither `*` nor a list of tags
 */
export function parseIfMatch(header: string): readonly string[] | null {
  if (header.trim() === '*') return null;
  const tags = header.match(TAGS) ?? [];
  if (tags.length > 0 && /^[\s,]*$/.test(header.replace(TAGS, ''))) return tags;
  const message = 'If-Match is neither * nor a list of entity tags in quotes.';
  throw new StudioHttpError(400, undefined, { issues: [{ path: 'headers.if-match', message }] });
}
