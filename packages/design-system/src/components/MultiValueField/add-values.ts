/** Comma, semicolon, tab or line break. */
export const SEPARATOR = /[,;\t\r\n]/;
/** Comma, semicolon, tab, line break or space. */
export const SEPARATOR_OR_SPACE = /[,;\s]/;

export interface AddedValues {
  /** The new entries, trimmed and in order. */
  added: readonly string[];
  /** The entries that already exist, ignoring case, each once. */
  duplicates: readonly string[];
}

/** Whether a text contains a separator, that is, at least one finished entry. */
export function hasSeparator(text: string, separator = SEPARATOR): boolean {
  return separator.test(text);
}

/** Returns the text after the last separator, which is still being typed. */
export function unfinishedPart(text: string, separator = SEPARATOR): string {
  return text.split(separator).at(-1)!.trimStart();
}

/**
 * Splits a text into entries to add to a list, without empty ones and duplicates.
 *
 * @param read splits the text. @default at the separator
 */
export function addValues(
  values: readonly string[],
  text: string,
  separator = SEPARATOR,
  read = (entered: string): readonly string[] => entered.split(separator),
): AddedValues {
  const known = new Set(values.map(toKey));
  const added: string[] = [];
  const duplicates = new Map<string, string>();
  for (const entry of read(text).map((part) => part.trim())) {
    const key = toKey(entry);
    if (entry === '') continue;
    if (known.has(key)) duplicates.set(key, entry);
    else added.push(entry);
    known.add(key);
  }
  return { added, duplicates: [...duplicates.values()] };
}

function toKey(value: string): string {
  return value.toLocaleLowerCase();
}
