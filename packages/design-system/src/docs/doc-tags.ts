const TAG = /\s*(?<!\w)@(default|see|throws)\b\s*((?:(?!\s@(?:default|see|throws)\b)[\s\S])*)/g;

/** What a reader of the documentation sees of a doc comment: `@see` is for those who read the code. */
export function withoutTags(comment: string): string {
  return comment
    .replace(TAG, (_tag, name: string, rest: string) => (name === 'throws' ? `\n\nThrows ${rest.trim()}.` : ''))
    .trim();
}

/** Reads the default value from a doc comment. */
export function defaultIn(comment: string): string | undefined {
  return [...comment.matchAll(TAG)].find(([, name]) => name === 'default')?.[2]?.trim();
}
