let last = 0;

/** An id, or part of a name, that no other record of the run has: letters, then a number. */
export const fresh = (kind: string): string => `${kind}${(last += 1)}`;
