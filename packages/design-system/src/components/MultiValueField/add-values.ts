/** Comma, semicolon, tab or line break. */
export const SEPARATOR = /[,;\t\r\n]/;
/** The same, or a space. */
export const SEPARATOR_OR_SPACE = /[,;\s]/;

export interface AddedValues {
  /** What is new, trimmed, in order. */
  added: readonly string[];
  /** What was there already, whatever its case; each once. */
  duplicates: readonly string[];
}

/** Whether a text holds more than one entry, or a finished one. */
export function hasSeparator(text: string, separator = SEPARATOR): boolean {
  return separator.test(text);
}

/** A text after its last separator: what is still being typed. */
export function unfinishedPart(text: string, separator = SEPARATOR): string {
  return text.split(separator).at(-1)!.trimStart();
}

/** What a text adds to a list: its entries without the empty ones and without those that are there already. */
export function addValues(values: readonly string[], text: string, separator = SEPARATOR): AddedValues {
  const known = new Set(values.map(toKey));
  const added: string[] = [];
  const duplicates = new Map<string, string>();
  for (const entry of text.split(separator).map((part) => part.trim())) {
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
