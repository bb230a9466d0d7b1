/** The number of extensions a hint lists. */
export const HINT_EXTENSIONS = 8;

/**
 * @param extensions with a dot, such as '.jpg'
 * @returns the first 8 joined by commas, then ' and more' if there are others; '' for none
 */
export function fileTypeHint(extensions: readonly string[]): string {
  const listed = extensions.slice(0, HINT_EXTENSIONS).join(', ');
  return extensions.length > HINT_EXTENSIONS ? `${listed} and more` : listed;
}
