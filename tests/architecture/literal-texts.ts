import { isTestCode, type SourceFile } from './source-tree.ts';

/** Files with nothing but texts: tests take none of their constants and functions, whatever they look like. */
const TEXT_FILES = [
  'packages/domain/src/messages.ts',
  'packages/domain/src/form-messages.ts',
  'packages/domain/src/errors/error-message.ts',
  'packages/domain/src/errors/product-errors.ts',
];
const TEST = /\.(test|spec)\.tsx?$|^tests\/(e2e|contract|attack|crash|scale)\//;

/** A constant and the start of what it is, if that is a text or an object of texts. */
const CONSTANT = /^export const (\w+)(?:: [^=]+)? =\s*(['"`{][\s\S]{0,400})/gm;
/** A text of several words: 'No tags have been created yet.' */
const SENTENCE = /['"`][A-Z][a-z]* [a-z]/;
/** Rows of the calls table, whose sentences are for the API document only. */
const CALLS = /(?:Reads|Changes)$/;
const MESSAGE = /^export (?:const|function) (\w+(?:Messages|Titles|essage)|[A-Z_]+)\b/gm;

/** Names of the constants and functions of a file that contain texts. */
function textNames({ path, text }: SourceFile): string[] {
  if (TEXT_FILES.includes(path)) return [...text.matchAll(MESSAGE)].map(([, name = '']) => name);
  if (!path.startsWith('packages/') || isTestCode(path)) return [];
  return [...text.matchAll(CONSTANT)].flatMap(([, name = '', value = '']) =>
    !CALLS.test(name) && SENTENCE.test(value.split(/\n\n|\nexport /)[0] ?? '') ? [name] : [],
  );
}

/** Whether a test is beside the texts and compares them with literals. */
function isTheirTest({ path, text }: SourceFile, name: string, owner: string | undefined): boolean {
  const tested = path.replace(/(?:\.dom|\.browser)?\.test(\.tsx?)$/, '$1');
  return TEXT_FILES.includes(tested) || (tested === owner && text.includes(`expect(${name}`));
}

const importedNames = (text: string): string[] =>
  [...text.matchAll(/^import (?:type )?\{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    ),
  );

/**
 * Tests that take an expected text from the product. Such a test passes whatever the text is.
 *
 * @returns path and name of each
 */
export function borrowedTexts(files: readonly SourceFile[]): string[] {
  const owners = new Map(files.flatMap((file) => textNames(file).map((name) => [name, file.path] as const)));
  return files
    .filter(({ path }) => TEST.test(path))
    .flatMap((test) =>
      importedNames(test.text)
        .filter((name) => owners.has(name) && !isTheirTest(test, name, owners.get(name)))
        .map((name) => `${test.path}: ${name}`),
    );
}
