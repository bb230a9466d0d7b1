/**
 * Returns whether a file name fits a pattern, ignoring case and whether accents are composed: `*` is any text, `?` any
 * character.
 *
 * @example namePattern('*_T.JPG')('DJI_0001_T.jpg') // true
 */
export function namePattern(pattern: string): (name: string) => boolean {
  const literal = pattern.normalize('NFC').replaceAll(/[\\^$.+()[\]{}|]/g, String.raw`\$&`);
  const expression = new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'isu');
  return (name) => expression.test(name.normalize('NFC'));
}
