/** A file that was added before, in this page or an earlier one. */
export interface KnownFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Milliseconds since 1970. @default any date */
  readonly lastModified?: number;
  /** Path below the dropped folder. @default any folder */
  readonly relativePath?: string;
}

/** Returns the files whose name occurs among the known files or twice in the list, by name. Only they can be repeated. */
export function possiblyRepeated<F extends KnownFile>(files: readonly F[], known: readonly KnownFile[]): F[] {
  const names = new Set(known.map(nameKey));
  const groups = [...Map.groupBy(files, nameKey)];
  return groups.flatMap(([name, same]) => (same.length > 1 || names.has(name) ? same : []));
}

/**
 * Separates files that were added before from new ones. Reads size and date only of those that may be repeated.
 *
 * A file is the same if name, size and date are equal and the folder does not differ. A file that is chosen without its
 * folder matches one that was dropped with it.
 */
export function splitRepeated<F extends KnownFile>(
  files: readonly F[],
  known: readonly KnownFile[],
): { fresh: F[]; repeated: F[] } {
  const byName = Map.groupBy(known, nameKey);
  const fresh: F[] = [];
  const repeated: F[] = [];
  for (const file of files) {
    const name = nameKey(file);
    const namesakes = byName.get(name) ?? [];
    if (namesakes.some((one) => isSame(one, file))) {
      repeated.push(file);
      continue;
    }
    fresh.push(file);
    byName.set(name, [...namesakes, file]);
  }
  return { fresh, repeated };
}

function isSame(one: KnownFile, other: KnownFile): boolean {
  if (one.size !== other.size) return false;
  const isSameDate =
    one.lastModified === undefined || other.lastModified === undefined || one.lastModified === other.lastModified;
  return isSameDate && isSameFolder(pathOf(one), pathOf(other));
}

/** Composes accents: macOS may pass names with decomposed ones. */
const nameKey = ({ name }: KnownFile) => name.normalize('NFC');

const pathOf = ({ name, relativePath }: KnownFile) =>
  `/${(relativePath ?? name).replace(/^\.?\/+/, '')}`.normalize('NFC');

const isSameFolder = (one: string, other: string) => one.endsWith(other) || other.endsWith(one);
