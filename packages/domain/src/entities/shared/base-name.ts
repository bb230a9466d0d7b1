/**
 * Returns the name of a file without its folders, to compare it with others. Accents are composed (NFC): macOS may pass
 * them decomposed, other systems don't.
 */
export const baseNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).normalize('NFC');
