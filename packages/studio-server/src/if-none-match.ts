const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names an entity tag. Weak tags count like strong ones (RFC 9110, 13.1.2). */
export const isKnownTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', withoutWeakness(etag)].includes(withoutWeakness(tag)));
