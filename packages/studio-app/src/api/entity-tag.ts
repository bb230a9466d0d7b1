/** Key of a record's entity tag. It is no field of the record, and no form sends it. */
const TAG = '@etag';

/** What a proxy does to a tag when it compresses a reply: it makes the tag weak, or adds the compression to it. */
const PROXY_MARKS = /^W\/|-[a-z]+(?="$)/g;

/** Adds the entity tag of a reply to its record, if both exist. It survives in the cache. */
export function withEntityTag<Record>(record: Record, header: string | null): Record {
  if (header === null || typeof record !== 'object' || record === null) return record;
  return { ...record, [TAG]: header.replace(PROXY_MARKS, '') };
}

/** Returns the entity tag of a record as it was read or saved; undefined for a record of a list, or none. */
export function entityTagOf(record: object | null | undefined): string | undefined {
  const tag: unknown = record && TAG in record ? record[TAG] : undefined;
  return typeof tag === 'string' ? tag : undefined;
}
