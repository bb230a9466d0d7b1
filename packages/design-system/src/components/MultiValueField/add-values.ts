/** Comma, semicolon, tab or line break. */
const SEPARATOR = /[,;\t\r\n]/;

export interface AddedValues {
  /** What is new, trimmed, in order. */
  added: readonly string[];
  /** What was there already, whatever its case; each once. */
  duplicates: readonly string[];
}

/** Whether a text holds more than one entry, or a finished one. */
export function hasSeparator(text: string): boolean {
  return SEPARATOR.test(text);
}

/** A text after its last separator: what is still being typed. */
export function unfinishedPart(text: string): string {
  return text.split(SEPARATOR).at(-1)!.trimStart();
}

/** What a text adds to a list: its entries without the empty ones and without those that are there already. */
export function addValues(values: readonly string[], text: string): AddedValues {
  const known = new Set(values.map(toKey));
  const added: string[] = [];
  const duplicates = new Map<string, string>();
  for (const entry of text.split(SEPARATOR).map((part) => part.trim())) {
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
