const OWN_ENTRY = /(['"])\.\.\/\.\.\/\.\.\/components\/(\w+)\/index\.js\1/g;
const FAMILY_ENTRY = /(['"])\.\.\/\.\.\/\.\.\/(map|charts|images)\/[\w/.-]+\1/g;
const MAIN_ENTRY = /(['"])\.\.\/\.\.\/\.\.\/(?:hooks|internal|theme)\/[\w/.-]+\1/g;
const ELEMENT_CLASS = /\b(?:HTML|SVG)\w*Element\b/g;

const BATTERY = '../../../../packages/design-system/src/testing/conformance/';

/** Source of the application in the consumer's folder, with the subjects. */
export const besideSubjects = (source: string): string => source.replaceAll(BATTERY, './');

/**
 * The subjects of the conformance battery, every component there is, as a consumer of the package writes them:
 * each component from its own entry. The classes of elements are read from the global object, for a server has none.
 */
export function asConsumerWrites(source: string): string {
  return source
    .replace(OWN_ENTRY, "'@inspection-studio/design-system/$2'")
    .replace(MAIN_ENTRY, "'@inspection-studio/design-system'")
    .replace(FAMILY_ENTRY, "'@inspection-studio/design-system/$2'")
    .replace(ELEMENT_CLASS, 'globalThis.$&');
}
