import { isTestCode, type SourceFile } from './source-tree.ts';

const PROPS = /^export interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm;
/** A property of the interface itself: its lines are indented by two, those of nested types by more. */
const PROPERTY = /^ {2}(?:readonly )?'?([\w-]+)'?\??:/;

const ENTRY = /^packages\/design-system\/src\/(index|charts|images|map)\.ts$/;

/**
 * Properties of the design system's published props without a description: the documentation shows each with its doc comment.
 *
 * @returns `ButtonProps.variant`
 */
export function undescribedProps(files: readonly SourceFile[]): string[] {
  const entries = files.filter(({ path }) => ENTRY.test(path)).map(({ text }) => text);
  const isPublished = (name: string) => entries.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  return files
    .filter(
      ({ path }) =>
        /^packages\/design-system\/src\/(components|charts|images|map|theme)\//.test(path) && !isTestCode(path),
    )
    .flatMap(({ text }) =>
      [...text.matchAll(PROPS)].flatMap(([, name = '', body = '']) => {
        if (!isPublished(name)) return [];
        const lines = body.split('\n');
        return lines.flatMap((line, index) => {
          const [, property] = PROPERTY.exec(line) ?? [];
          // A default alone says nothing of what it is for.
          const isDescribed = /(?<!\/\*\* @default .*)\*\/\s*$/.test(lines[index - 1] ?? '');
          return property === undefined || isDescribed ? [] : [`${name}.${property}`];
        });
      }),
    );
}
